'use client'

import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { css, keyframes, styled } from 'styled-components'
import { useTexts } from '../../texts/useTexts.ts'
import { color } from '../../theme/color.ts'
import { media } from '../../theme/media.ts'
import { scrim } from '../../theme/mixins.ts'
import { border, container, motion, radius, rem, shadow, space } from '../../theme/scales.ts'
import { text } from '../../theme/text.ts'
import { IconButton } from '../Button/Button.tsx'
import { isolatedText } from '../Words/isolatedText.tsx'
import { useModalDialog } from './useModalDialog.ts'
import { useScrolls } from './useScrolls.ts'

/** Texts of a `Modal` beside its content. */
export interface ModalTexts {
  /** Names the close button. @default 'Close' */
  closeText: string
}

const english: ModalTexts = { closeText: 'Close' }

export interface ModalProps
  extends Partial<ModalTexts>,
    Omit<ComponentProps<'dialog'>, 'title' | 'open'> {
  /** Names the dialog. */
  title: ReactNode
  /** Escape and the close button ask for it; the caller then stops rendering the modal, or asks back in it. */
  onClose: () => void
  /** 440, 560, 640, 960 or 1120 px wide; on a phone as wide as the screen. @default 'md' */
  size?: ModalSize
  /** On a phone fills the screen, instead of rising from its lower edge. @default false */
  fullScreenOnPhone?: boolean
  /** Lets the content reach the edges: tables. @default false */
  flush?: boolean
  /** Buttons at the bottom, the one that goes on last. It submits a form of the content by that form's id: `type="submit" form={id}`. */
  footer?: ReactNode
}

/** Widths of a modal. */
export type ModalSize = 'sm' | 'md' | 'lg' | 'xl' | 'wide'

/**
 * Asks for something, or shows something, before the page goes on. It is open for as long as it is
 * rendered: `{isOpen && <Modal …/>}`, so that it begins anew each time. What need not interrupt
 * belongs in the page.
 */
export function Modal({
  title,
  onClose,
  size = 'md',
  fullScreenOnPhone = false,
  flush = false,
  footer,
  closeText,
  ref,
  children,
  ...rest
}: ModalProps) {
  const texts = useTexts('Modal', english, { closeText })
  const titleId = useId()
  const dialog = useModalDialog(onClose, ref)
  const [bodyRef, scrolls] = useScrolls()
  return (
    <Dialog
      aria-labelledby={titleId}
      {...rest}
      {...dialog}
      $size={size}
      $isFull={fullScreenOnPhone}
    >
      <Head>
        <Title id={titleId} tabIndex={-1}>
          {isolatedText(title)}
        </Title>
        <IconButton label={texts.closeText} onClick={onClose}>
          <X />
        </IconButton>
      </Head>
      <Body ref={bodyRef} tabIndex={scrolls ? 0 : undefined} $flush={flush}>
        <div>{children}</div>
      </Body>
      {footer && <Footer>{footer}</Footer>}
    </Dialog>
  )
}

const widths = {
  sm: container.modalSm,
  md: container.modalMd,
  lg: container.modalLg,
  xl: container.modalXl,
  wide: container.modalWide,
}

const appear = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`

const full = css`
  block-size: 100dvh;
  max-block-size: 100dvh;
  border-radius: 0;
`

const Dialog = styled.dialog<{ $size: ModalSize; $isFull: boolean }>`
  --control-surface: ${color('surface.raised')};
  --content-inset: ${space[6]};
  position: fixed;
  inset: 0;
  inline-size: min(${({ $size }) => widths[$size]}, 100vw - ${space[12]});
  max-inline-size: none;
  max-block-size: calc(100dvh - 88px);
  margin: 64px auto auto;
  padding: 0;
  border: ${border.hairline} solid ${color('line.base')};
  border-radius: ${radius.xl};
  background: ${color('surface.raised')};
  color: ${color('text.base')};
  box-shadow: ${shadow.modal};
  overflow: hidden;
  animation: ${appear} ${motion.duration.base} ${motion.easing.standard};

  &[open] {
    display: flex;
    flex-direction: column;
  }
  &::backdrop {
    ${scrim}
  }
  ${media.below.sm} {
    --content-inset: ${space[4]};
    inline-size: 100%;
    max-block-size: 94dvh;
    margin: auto 0 0;
    border-width: 1px 0 0;
    border-radius: ${radius.xl} ${radius.xl} 0 0;
    ${({ $isFull }) => $isFull && full}
  }
`

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${space[3]} ${space[4]} ${space[3]} ${space[6]};
  border-block-end: ${border.hairline} solid ${color('line.base')};
  ${media.below.sm} {
    padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  }
`

const Title = styled.h2`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${text('title')}
  /* It takes focus to be read, and does nothing when pressed. */
  &:focus-visible {
    outline: none;
  }
`

const Body = styled.div<{ $flush: boolean }>`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${({ $flush }) => ($flush ? '0' : `${space[5]} ${space[6]} ${space[6]}`)};
  /* The header of a table sticks to the edge, not below the padding; bars of the page do not stick here. */
  --sticky-offset: ${({ $flush }) => ($flush ? '0px' : `calc(-1 * ${space[5]})`)};

  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.below.sm} {
    padding: ${({ $flush }) => ($flush ? '0' : space[4])};
    --sticky-offset: ${({ $flush }) => ($flush ? '0px' : `calc(-1 * ${space[4]})`)};
  }
`

const Footer = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[3]};
  min-block-size: ${rem(68)};
  padding: ${space[4]} ${space[6]};
  border-block-start: ${border.hairline} solid ${color('line.base')};
  ${media.below.sm} {
    padding: ${space[3]} ${space[4]};
    > button {
      flex: 1;
      min-inline-size: max-content;
    }
  }
`
