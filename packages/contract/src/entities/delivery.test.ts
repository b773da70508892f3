import { describe, expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import type { EndpointInput } from '../endpoint.ts'
import { ingestDevices, ingestLocations, ingestTickets } from '../endpoints/ingest.ts'
import { deviceDelivery, locationDelivery, transferMetricDelivery } from '../fixtures/deliveries.ts'
import {
  DeviceDelivery,
  LocationDelivery,
  TicketDelivery,
  TransferMetricDelivery,
} from './ingest.ts'

describe('a delivery', () => {
  it('judges each item by itself', () => {
    const { items } = z.parse(ingestLocations.body, {
      items: [
        locationDelivery,
        { ...locationDelivery, timezone: 'Europe/Atlantis' },
        null,
        { ...locationDelivery, name: undefined, external_id: true },
        { ...locationDelivery, colour: 'blue' },
      ],
    })
    expect(items.map(({ status }) => status)).toEqual([
      'valid',
      'invalid',
      'invalid',
      'invalid',
      'valid',
    ])
    expect(items[1]).toEqual({ status: 'invalid', detail: 'timezone: Unknown time zone' })
    expect(items[3]).toEqual({
      status: 'invalid',
      detail: expect.stringMatching(/external_id: .+; name: /),
    })
    expect(items[4]).toEqual({ status: 'valid', item: locationDelivery })
  })

  it('names the fields that it has no use for, with the first item that has each', () => {
    const note = { note_sequence: 1, author: 'a' }
    const ticket = {
      calltek_ticket_id: '1',
      location_external_id: 'site',
      ticket_datetime_utc: '2026-06-18T13:20:00Z',
    }
    const { items, unknownFields } = z.parse(ingestTickets.body, {
      items: [ticket, { ...ticket, notes: [note, note], room_no: 7 }, null, { room_no: 8 }],
    })
    expect(items.map(({ status }) => status)).toEqual(['valid', 'valid', 'invalid', 'invalid'])
    expect(unknownFields).toEqual([
      { field: 'notes.author', items: 1, index: 1 },
      { field: 'room_no', items: 2, index: 1 },
    ])
  })

  it('names twenty of them, and no more of a name than anyone reads', () => {
    const names = Array.from({ length: 30 }, (_, index) => `${index}${'\uD800'.repeat(200)}`)
    const items = [Object.fromEntries(names.map((name) => [name, 1]))]
    const { unknownFields } = z.parse(ingestLocations.body, { items })
    expect(unknownFields).toHaveLength(20)
    for (const { field } of unknownFields) expect(field).toMatch(/^\d+\uFFFD{98,99}$/)
  })

  it('never repeats a value in what it says', () => {
    const { items } = z.parse(ingestDevices.body, {
      items: [{ ...deviceDelivery, ap_mac_address: '<secret>' }],
    })
    expect(JSON.stringify(items)).not.toContain('secret')
  })

  it.each([
    ['no items', { items: [] }],
    ['more than it may hold', { items: Array(ingestLocations.maxItems + 1).fill(null) }],
    ['items that are no list', { items: locationDelivery }],
    ['a bare list', [locationDelivery]],
    ['nothing', undefined],
  ])('is refused as a whole with %s', (_, body) => {
    expect(z.safeParse(ingestLocations.body, body).success).toBe(false)
  })

  it('takes typed items and gives typed verdicts', () => {
    expectTypeOf<EndpointInput<typeof ingestLocations>['body']['items']>().toEqualTypeOf<
      z.input<typeof LocationDelivery>[]
    >()
    type Verdict = z.output<typeof ingestLocations.body>['items'][number]
    expectTypeOf<Extract<Verdict, { status: 'valid' }>['item']>().toEqualTypeOf<LocationDelivery>()
  })
})

describe('an item', () => {
  it('is brought into one notation, and its times into UTC', () => {
    expect(z.parse(DeviceDelivery, deviceDelivery)).toMatchObject({
      ap_mac_address: '00:00:5E:00:53:1A',
      last_seen_api: '2026-06-18T13:20:00.000Z',
    })
    const withoutOffset = { ...deviceDelivery, last_seen_api: '2026-06-18T13:20:00' }
    expect(z.parse(DeviceDelivery, withoutOffset).last_seen_api).toBe('2026-06-18T13:20:00.000Z')
  })

  it.each(['yesterday', '2026-02-30T00:00:00Z', '2026-06-18', 1781789640])(
    'is refused with %o as a time',
    (last_seen_api) => {
      expect(z.safeParse(DeviceDelivery, { ...deviceDelivery, last_seen_api }).success).toBe(false)
    },
  )

  it.each([
    ['transfer_rate_tx_mbps', 1_000_000],
    ['transfer_rate_rx_mbps', 1_000_000],
    ['period_usage_tx_mb', 100_000_000],
    ['period_usage_rx_mb', 100_000_000],
    ['clients_connected', 1_000_000],
  ])('is refused with a measure that no network has: %s', (field, most) => {
    const fits = (value: unknown) =>
      z.safeParse(TransferMetricDelivery, { ...transferMetricDelivery, [field]: value }).success
    for (const value of [0, most, null]) expect([value, fits(value)]).toEqual([value, true])
    for (const value of [-1, most + 1, 1e300, Number.NaN, Number.POSITIVE_INFINITY, '1']) {
      expect([value, fits(value)]).toEqual([value, false])
    }
  })

  it('may have numbers for ids, which are their digits', () => {
    const ids = [7, -7, 0, Number.MAX_SAFE_INTEGER, '007', ' 7 ']
    const read = ids.map((external_id) =>
      z.parse(LocationDelivery, { ...locationDelivery, external_id }),
    )
    expect(read.map(({ external_id }) => external_id)).toEqual([
      '7',
      '-7',
      '0',
      '9007199254740991',
      '007',
      '7',
    ])
  })

  it.each([1.5, 2 ** 53, -(2 ** 53), 1e21, Number.NaN])(
    'is refused with %d for an id, in a sentence',
    (external_id) => {
      const items = [{ ...locationDelivery, external_id }]
      expect(z.parse(ingestLocations.body, { items }).items).toEqual([
        {
          status: 'invalid',
          detail:
            'external_id: As a number it must be whole and at most 9007199254740991: give it as a text',
        },
      ])
    },
  )

  it('is refused without an id, or with one that says nothing', () => {
    for (const external_id of [undefined, null, '', ' ', true, [], {}]) {
      const items = [{ ...locationDelivery, external_id }]
      expect(z.parse(ingestLocations.body, { items }).items).toEqual([
        { status: 'invalid', detail: 'external_id: Required.' },
      ])
    }
  })

  it('has a sign in place of half a character, in names and in keys', () => {
    const half = { ...locationDelivery, external_id: 'a\uD800', name: '\uDC00b' }
    expect(z.parse(LocationDelivery, half)).toMatchObject({
      external_id: 'a\uFFFD',
      name: '\uFFFDb',
    })
  })

  it('is refused with a null character, wherever it hides', () => {
    const ticket = {
      calltek_ticket_id: '1',
      location_external_id: 'site',
      ticket_datetime_utc: '2026-06-18T13:20:00Z',
    }
    expect(z.safeParse(TicketDelivery, ticket).success).toBe(true)
    for (const hidden of [
      { calltek_ticket_id: '1\0' },
      { issue_api: '\0' },
      { notes: [{ note_sequence: 1, content: 'a\0b' }] },
    ]) {
      expect(z.safeParse(TicketDelivery, { ...ticket, ...hidden }).success).toBe(false)
    }
  })
})
