import { dictionary } from '@zxcvbn-ts/language-common'

const common = new Set(dictionary['passwords-common'])

/** Longest piece whose repetition is tried like a common password. */
const longestPiece = 3

/**
 * Whether a password is among those that are tried first: a known one, a piece repeated (`aaaaaaaa`, `abcabcabc`,
 * a known one twice), characters in their order (`abcdefgh`, `98765432`), or one's own address. What it consists
 * of is free. Ruling: Server.
 * @param email of whose it will be, as far as that is known
 */
export function isCommonPassword(password: string, email?: string): boolean {
  const text = password.toLowerCase()
  return (
    common.has(text) ||
    isRun(text) ||
    isRepetition(text) ||
    (email !== undefined && isOwnAddress(text, email.toLowerCase()))
  )
}

/** Whether each character follows the one before in Unicode, or each is followed by it. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  const [first = 0, second = 0] = codes
  const step = second - first
  return Math.abs(step) === 1 && codes.every((code, index) => code === first + index * step)
}

function isRepetition(text: string): boolean {
  const characters = Array.from(text)
  for (let length = 1; length <= characters.length / 2; length++) {
    if (characters.length % length > 0) continue
    const piece = characters.slice(0, length).join('')
    const isTried = length <= longestPiece || common.has(piece)
    if (isTried && piece.repeat(characters.length / length) === text) return true
  }
  return false
}

function isOwnAddress(text: string, email: string): boolean {
  return text === email || text === email.slice(0, email.lastIndexOf('@'))
}
