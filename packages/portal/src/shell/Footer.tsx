import { config } from '../config.ts'
import { FooterView } from './FooterView.tsx'

/** The footer with this deployment's names and the present year. */
export function Footer({ viewer }: { viewer: string | null }) {
  const { companyName } = config()
  return (
    <FooterView
      brand={config()}
      companyName={companyName}
      year={new Date().getFullYear()}
      viewer={viewer}
    />
  )
}
