'use client'

import { useState } from 'react'

/** Keeps what is being typed until the field is left, even where the state comes back late, as through a router. */
export function useDraft(value: string, onChange: (value: string) => void) {
  const [draft, setDraft] = useState<string | null>(null)
  return {
    text: draft ?? value,
    write: (text: string) => {
      setDraft(text)
      onChange(text)
    },
    settle: () => setDraft(null),
  }
}
