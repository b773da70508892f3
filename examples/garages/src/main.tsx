import { germanChartTexts } from '@netportal/charts/locales/de'
import {
  Button,
  Cluster,
  DocumentStyles,
  Menu,
  PageHeader,
  Popover,
  PrintStyles,
  Stack,
  space,
  TextProvider,
  ThemeRoot,
  ToastProvider,
  Tooltip,
} from '@netportal/ui'
import { readColorScheme, storeColorScheme } from '@netportal/ui/color-scheme'
import { germanTexts } from '@netportal/ui/locales/de'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { styled } from 'styled-components'
import { dark, light, storageKey } from './brand.ts'
import { Charts } from './Charts.tsx'
import { ClosureForm } from './ClosureForm.tsx'
import { GarageTable } from './GarageTable.tsx'
import { german, useWords } from './words.ts'

const languages = { en: [], de: [germanTexts, germanChartTexts, { Garages: german }] }

function App() {
  const [locale, setLocale] = useState<keyof typeof languages>('en')
  const [scheme, setScheme] = useState(() => readColorScheme(storageKey))
  useEffect(() => storeColorScheme(storageKey, scheme), [scheme])
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  return (
    <ThemeRoot theme={scheme === 'dark' ? dark : light} themeByMedia={{ print: light }}>
      <DocumentStyles />
      <PrintStyles />
      <TextProvider locale={locale} texts={languages[locale]}>
        <ToastProvider>
          <Page
            onLanguage={() => setLocale(locale === 'en' ? 'de' : 'en')}
            onTheme={() => setScheme(scheme === 'dark' ? 'light' : 'dark')}
          />
        </ToastProvider>
      </TextProvider>
    </ThemeRoot>
  )
}

function Page({ onLanguage, onTheme }: { onLanguage: () => void; onTheme: () => void }) {
  const words = useWords()
  const [planned, setPlanned] = useState<{ id: number | null } | null>(null)
  return (
    <Main>
      <Stack gap={6}>
        <PageHeader
          title={words.garages}
          actions={
            <Cluster gap={2}>
              <Popover title={words.about} align="end" content={words.aboutText}>
                <Button>{words.about}</Button>
              </Popover>
              <Menu
                align="end"
                items={[
                  { label: words.otherLanguage, onSelect: onLanguage },
                  { label: words.otherTheme, onSelect: onTheme },
                  { label: words.print, onSelect: () => print() },
                ]}
              >
                <Button>{words.actions}</Button>
              </Menu>
              <Tooltip text={words.tickets}>
                <Button variant="primary" onClick={() => setPlanned({ id: null })}>
                  {words.plan}
                </Button>
              </Tooltip>
            </Cluster>
          }
        />
        <GarageTable onPlan={setPlanned} />
        <Charts />
      </Stack>
      {planned && <ClosureForm first={planned.id} onClose={() => setPlanned(null)} />}
    </Main>
  )
}

const Main = styled.main`
  max-inline-size: 1280px;
  margin-inline: auto;
  padding: ${space[6]} ${space[4]};
`

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
