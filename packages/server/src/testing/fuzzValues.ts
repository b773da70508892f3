import fc from 'fast-check'
import type { Subject } from './contractCalls.ts'
import { naughtyStrings } from './naughtyStrings.ts'
import { password } from './world.ts'

const recent = { min: new Date('2026-05-20T00:00:00Z'), max: new Date('2026-06-18T14:00:00Z') }
/** Times at which something may have happened, in each way of writing them. */
export const instants = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.date({ ...recent, noInvalidDate: true }).map((date) => date.toISOString()),
  },
  fc.constantFrom(
    '2000-01-01T00:00:00Z',
    '2026-06-18T14:10:00Z',
    '2026-03-29T01:30:00',
    '2026-06-18T13:59:59.999999+14:00',
  ),
)
/** Days that a report may be about. */
export const days = fc
  .date({ ...recent, noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** Fields of which a schema does not say what they are about, by name. */
export function knownValues(subject: Subject): Record<string, fc.Arbitrary<unknown>> {
  const either = (...values: unknown[]) => fc.constantFrom(...values)
  const fresh = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
  const location = either(subject.locationId, String(subject.locationId))
  const ssid = either(subject.ssidId, String(subject.ssidId))
  const another = 'another horse battery'
  return {
    portal_company: either(subject.companyId, String(subject.companyId), null),
    external_id: fc.oneof(either(subject.externalId), fresh),
    location_external_id: fc.oneof(
      { weight: 8, arbitrary: either(subject.externalId, 'A-2') },
      fresh,
    ),
    ap_mac_address: fc.oneof(
      either(subject.mac, subject.mac.toLowerCase().replaceAll(':', '-'), '02-00-00-00-00-07'),
      fc.integer({ min: 0, max: 40 }).map((n) => `0200.0000.00${String(n).padStart(2, '0')}`),
    ),
    wlan_id_api: fc.oneof({ weight: 4, arbitrary: either(subject.wlanId, '2', '3') }, fresh),
    ssid_wlan_id_api: either(subject.wlanId, '2'),
    calltek_ticket_id: fc.oneof(either('1', '2'), fresh),
    note_sequence: fc.oneof(fc.integer({ min: 0, max: 5 }), either(1_000_000)),
    status: either('Online', 'Offline', 'OFFLINE ', 'rebooting', 'x'.repeat(50)),
    content: fc.oneof(
      fc.string({
        unit: fc.constantFrom('<b>', '</b>', '<td>', '&amp;', '&#0;', '<', 'a', '🎉', '\n'),
      }),
      either('<div>'.repeat(40), '<table><tr><td>1'.repeat(20), null),
    ),
    location_id: location,
    location_ids: location,
    ssid_ids: ssid,
    customer_id: either(subject.companyId, String(subject.companyId)),
    version: either(1, 2, '3'),
    timezone: either(
      'UTC',
      'Europe/London',
      'utc',
      'Asia/Kathmandu',
      'Etc/GMT+12',
      '+05:30',
      'EST5EDT',
      'Pacific/Apia',
    ),
    time_of_day: either('00:00:00', '09:00:00', '02:30:00', '23:59:59'),
    recipients: either(
      'a@ash.test',
      'a@ash.test; B@ash.test,\nc@ash.test',
      `${'x'.repeat(64)}@ash.test`,
    ),
    email: either('ann@ash.test', 'nobody@ash.test'),
    username: either('ann@ash.test', 'ann@ash.test', 'nobody@ash.test', ' ANN@ash.test '),
    password: either(password, password, another),
    new_password1: either(another),
    new_password2: either(another, password),
  }
}

/** Values that nobody would send who means well, of every JSON type. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...naughtyStrings),
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    [],
    {},
    [null],
    [[]],
    { a: 1 },
    '',
    '0x1',
    '1e0',
    '01',
    '+1',
    ' 1 ',
    '1\n',
  ),
  fc.constantFrom(
    0,
    -0,
    -1,
    1.5,
    5e-324,
    1e300,
    1.7976931348623157e308,
    2 ** 31,
    2 ** 53,
    2 ** 63,
    1e21,
  ),
  fc.constantFrom(
    '0000-01-01',
    '0000-01-01T00:00:00Z',
    '9999-12-31',
    '9999-12-31T23:59:59.999-23:59',
    '2199-06-01T00:00:00Z',
    '1970-01-01T00:00:00Z',
    '2026-02-30',
    '-000001-01-01',
    '+010000-01-01T00:00:00Z',
    '2026-06-18T24:00:00Z',
    '24:00:00',
  ),
  fc.constantFrom(
    'a\uD800',
    '\uDC00b',
    'a\0b',
    '\n=1+1',
    '\u2028',
    '\uFFFE',
    '\uFFFF',
    'a\r\nBcc: b@c.test',
  ),
  fc.constantFrom('+01:00', 'GMT+25', 'Europe/Atlantis', 'localtime', 'posixrules'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 2 }),
)
