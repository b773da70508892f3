/** A mail to one person. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** The same for the same mail however often it is sent, so that a reader's program can drop a second one. */
  messageId?: string
  /** Where mail programs ask that no more such mails are sent, by a button of their own (RFC 8058). */
  stopUrl?: string
  attachment?: Attachment
}

interface Attachment {
  fileName: string
  bytes: Buffer
}

/** How handing a mail over went. */
export type Delivery =
  | { status: 'sent' }
  /** It was not taken. Another try may help, unless that is said to be vain. */
  | {
      status: 'refused'
      reason: string
      isFinal: boolean
      /** No mail would be taken now: it is not this one. */
      isOutage?: boolean
    }
  /** The connection broke at a moment at which it may have been taken: another try could be a second mail. */
  | { status: 'unknown'; reason: string }

export interface Mailer {
  /**
   * Makes sure that mails can be handed over at all.
   * @throws Error when they cannot now
   */
  check(): Promise<void>
  send(mail: Mail): Promise<Delivery>
}
