import { useState } from 'react'
import { styled } from 'styled-components'
import { rem, space } from '../../theme/scales.ts'
import { Button } from '../Button/Button.tsx'
import { textBlocks } from './textBlocks.ts'

/** Words that are shown only when they are asked for. */
export function RestText({ text, showText }: { text: string; showText: string }) {
  const [isShown, setIsShown] = useState(false)
  if (!isShown) {
    return (
      <Button size="sm" onClick={() => setIsShown(true)}>
        {showText}
      </Button>
    )
  }
  return (
    // The button is gone: focus stays where it was, at the beginning of what it showed.
    <div ref={takeFocus} tabIndex={-1}>
      {textBlocks(text).map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which does not change
        <Block key={place}>{block}</Block>
      ))}
    </div>
  )
}

function takeFocus(root: HTMLDivElement | null): void {
  root?.focus({ preventScroll: true })
}

/** Blocks out of sight cost nothing, however many there are. */
const Block = styled.p`
  && {
    margin: 0;
  }
  white-space: pre-wrap;
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${rem(200)};
  &:first-child {
    padding-block-start: ${space[2]};
  }
`
