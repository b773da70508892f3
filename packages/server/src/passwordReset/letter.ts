import { serverLimits } from '@netportal/contract'
import type { Config } from '../config/config.ts'
import { letterText } from '../mail/letter.ts'
import { letterHtml } from '../mail/letterHtml.ts'
import type { Mail } from '../mail/mail.ts'

/** The mail with the link that sets a new password. */
export function resetLetter({ portal }: Config, to: string, url: string): Mail {
  const product = portal.productTitle ?? 'Network Portal'
  const letter = {
    title: 'Set a new password',
    paragraphs: [
      `Someone asked for a new password for your ${product} account. If it was you, follow this link.`,
      `It works once, for ${serverLimits.resetLinkMs / 60_000} minutes. A newer link ends this one.`,
    ],
    link: { label: 'Set a new password', url },
    footer: ['If it was not you, ignore this mail: your password stays as it is.'],
  }
  return {
    to,
    subject: `${product}: set a new password`,
    text: letterText(letter),
    html: letterHtml(letter),
  }
}
