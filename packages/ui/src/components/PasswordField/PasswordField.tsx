'use client'

import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '../../texts/useTexts.ts'
import { color } from '../../theme/color.ts'
import { media } from '../../theme/media.ts'
import { disabledInk } from '../../theme/mixins.ts'
import { radius, size } from '../../theme/scales.ts'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'

/** Texts of a `PasswordField` beside those of every field. */
export interface PasswordFieldTexts {
  /** Names the button that reveals the value. @default 'Show password' */
  showText: string
  /** Names the button that hides it again. @default 'Hide password' */
  hideText: string
}

const english: PasswordFieldTexts = { showText: 'Show password', hideText: 'Hide password' }

export interface PasswordFieldProps
  extends Partial<PasswordFieldTexts>,
    Omit<TextFieldProps, 'type' | 'end' | 'icon'> {}

/**
 * A password, hidden until its reader asks to see it. Not for a code that is read off another device: a
 * `TextField`.
 */
export function PasswordField({ showText, hideText, ...rest }: PasswordFieldProps) {
  const texts = useTexts('PasswordField', english, { showText, hideText })
  const [isShown, setIsShown] = useState(false)
  const toggleText = isShown ? texts.hideText : texts.showText
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={isShown ? 'text' : 'password'}
      end={
        <Toggle
          type="button"
          aria-label={toggleText}
          title={toggleText}
          disabled={rest.disabled}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff /> : <Eye />}
        </Toggle>
      }
    />
  )
}

const Toggle = styled.button`
  display: grid;
  place-items: center;
  inline-size: ${size.control};
  block-size: 100%;
  padding: 0;
  border: 0;
  border-radius: ${radius.md};
  background: none;
  color: ${color('text.muted')};
  cursor: pointer;

  &:hover {
    color: ${color('text.base')};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &:disabled {
    ${disabledInk}
    cursor: not-allowed;
  }
  ${media.touch} {
    inline-size: ${size.controlTouch};
  }
`
