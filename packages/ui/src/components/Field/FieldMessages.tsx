import { styled } from 'styled-components'
import { color } from '../../theme/color.ts'
import { rem } from '../../theme/scales.ts'
import { text } from '../../theme/text.ts'
import { circleAlert } from '../Icon/toneIcons.tsx'
import type { FieldIds, FieldTexts } from './useField.ts'

interface FieldMessagesProps extends Pick<FieldTexts, 'hint' | 'error'> {
  ids: Pick<FieldIds, 'hintId' | 'errorId'>
}

/** The lines under a control. The error's live region is always there, so that its text is announced. */
export function FieldMessages({ hint, error, ids }: FieldMessagesProps) {
  return (
    <>
      <div aria-live="polite">
        {error && (
          <ErrorText id={ids.errorId}>
            {circleAlert}
            <span>{error}</span>
          </ErrorText>
        )}
      </div>
      {hint && <Hint id={ids.hintId}>{hint}</Hint>}
    </>
  )
}

const ErrorText = styled.p`
  display: flex;
  gap: 6px;
  margin-block-start: 6px;
  color: ${color('status.critical.text')};
  font-size: ${rem(13)};
  line-height: ${rem(18)};
  overflow-wrap: anywhere;

  .lucide {
    margin-block-start: 1px;
  }
`

const Hint = styled.p`
  margin-block-start: 6px;
  color: ${color('text.subtle')};
  ${text('caption')}
`
