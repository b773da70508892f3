import { createHash } from 'node:crypto'

/** The hash of nothing: styled-components inserts empty style elements and fills them by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/**
 * The portal's content security policy, by directive.
 * @param html the portal's page; its inline scripts are allowed, no other is
 * @param connectOrigins where the portal may send requests besides its own origin
 */
export function contentSecurityPolicy(html: string, connectOrigins: readonly string[]) {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts(html).map(hashSource)],
    'style-src': ["'self'", emptyStyle],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectOrigins],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  }
}

function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<text>.*?)<\/script\s*>/gis)
  return [...scripts].flatMap(({ groups }) =>
    /\ssrc\s*=/i.test(groups?.attributes ?? '') ? [] : (groups?.text ?? ''),
  )
}

/** A browser hashes the script as it parsed it, with line breaks made one kind (HTML Standard, "preprocessing the input stream"). */
function hashSource(script: string): string {
  const text = script.replace(/\r\n?/g, '\n')
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
