import type { CompanyKey } from './sites.ts'

export interface DemoAccount {
  email: string
  /** Null for the provider's administrator. */
  company: CompanyKey | null
  /** Use of the account, told to whoever starts the demo. */
  shows: string
}

/** Known to everyone: demo mode refuses to be reached from elsewhere. */
export const demoPassword = 'demo-password'

export const demoAccounts: readonly DemoAccount[] = [
  { email: 'admin@demo.test', company: null, shows: 'every customer, as administrator' },
  { email: 'multi@demo.test', company: 'group', shows: '12 locations' },
  { email: 'single@demo.test', company: 'independent', shows: 'one location' },
  { email: 'empty@demo.test', company: 'newcomer', shows: 'no location yet' },
  { email: 'large@demo.test', company: 'chain', shows: '300 locations' },
]
