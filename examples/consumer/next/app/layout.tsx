import '@netportal/ui/fonts.css'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { StyleRegistry } from './StyleRegistry.tsx'

export const metadata = { title: 'Parking Console', icons: 'data:,' }

export default async function Layout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? ''
  return (
    <html lang="en">
      <head>
        {/* Where styled-components looks for it in the browser. */}
        <meta property="csp-nonce" content={nonce} />
        <link rel="stylesheet" href="/faces.css" precedence="default" />
      </head>
      <body>
        <h1 id="host">Parking Ltd</h1>
        <ul id="host-list">
          <li>A page with styles of its own</li>
        </ul>
        <StyleRegistry nonce={nonce}>{children}</StyleRegistry>
      </body>
    </html>
  )
}
