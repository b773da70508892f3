import {
  ComparedLocations,
  ComparisonSeries,
  ComparisonSums,
  MonthOfLocation,
  MonthPage,
  SeriesOfLocation,
  WorstDevice,
  WorstDevices,
} from '../../entities/comparison.ts'
import {
  comparedLocations,
  monthOfLocations,
  monthPage,
  worstDevices,
} from '../../fixtures/comparison.ts'
import { comparisonLimits } from '../../rules/comparison.ts'
import { entity } from '../document.ts'
import { pageFields } from './pageFields.ts'

const place = {
  location_id: 'Id of the location.',
  location_name: 'Name of the location.',
  location_timezone: "IANA name of the location's time zone, by whose clocks days are.",
}

const [site] = monthOfLocations
const [device] = worstDevices.results

export const comparisonAnswers = {
  ComparisonSums: entity(ComparisonSums, {
    description: 'Sums over days of one location, of which its figures are made.',
    fields: {
      days: 'Days of which anything is known.',
      online_ms: 'Milliseconds that its access points were online, added up.',
      offline_ms: 'Milliseconds that they were offline.',
      unknown_ms:
        'Milliseconds since their discovery of which that is not known, because no status says it or nothing was heard of the location.',
      incidents: 'Incidents that began.',
      calls: 'Tickets that were opened.',
      client_hours:
        'Connected clients times hours: the mean of each hour, over the networks in use.',
      counted_hours: 'Hours in which clients were counted.',
      used_bytes: 'Bytes sent and received; null when nothing was measured.',
    },
    example: site?.sums,
  }),
  ComparisonSeries: entity(ComparisonSeries, {
    description:
      'Each figure by day, oldest first; null on a day on which nothing was measured that says it.',
    fields: {
      uptime: 'Per cent of the time of which the state of the access points is known.',
      down_hours: 'Hours that access points were down, added up.',
      incidents: 'Incidents that began.',
      clients: 'Connected clients, on average of the hours in which they were counted.',
      usage: 'Bytes sent and received.',
      call_rate: `Tickets per 1,000 client-hours; null below ${comparisonLimits.clientHoursMinOfDay} client-hours.`,
    },
    example: site?.by_day,
  }),
  MonthOfLocation: entity(MonthOfLocation, {
    description: "A location's month, by its own clocks, and the month before.",
    fields: {
      ...place,
      days: 'The days of the month that are over; `last` is null while none is.',
      sums: 'Sums over these days.',
      days_before:
        'The days of the month before: all of them beside a whole month, else as many from its first on.',
      sums_before: 'Sums over those days.',
      by_day: 'The figures of each day of `days`.',
      is_up_to_date:
        'Whether all that was delivered is in the figures; what comes late is some minutes later.',
    },
    example: site,
  }),
  MonthPage: entity(MonthPage, {
    description: 'A page of locations, by id.',
    fields: {
      ...pageFields,
      month: 'The month, `yyyy-MM`.',
      first_month: 'The first month of which there are figures.',
    },
    example: monthPage(monthOfLocations.slice(0, 1)),
  }),
  SeriesOfLocation: entity(SeriesOfLocation, {
    description: 'Figures of one location by day.',
    fields: { ...place, by_day: 'The figures of each day.' },
    example: comparedLocations.locations[0],
  }),
  ComparedLocations: entity(ComparedLocations, {
    description: 'The figures of some locations over the same days, each by its own clocks.',
    fields: {
      from: 'The first day.',
      to: 'The last day.',
      locations: 'The locations, in the order in which they were asked for.',
    },
    example: { ...comparedLocations, locations: comparedLocations.locations.slice(0, 1) },
  }),
  WorstDevice: entity(WorstDevice, {
    description: 'An access point that was down in a quarter.',
    fields: {
      ...place,
      ap_mac_address: 'Hardware address, upper-case pairs with colons.',
      device_name_api: 'Name at its controller.',
      offline_ms:
        'Milliseconds that it was offline. Time of unknown status, or without data, does not count.',
      days_down: 'Days on which it was offline.',
      outages: 'Times that it went down.',
    },
    example: device,
  }),
  WorstDevices: entity(WorstDevices, {
    description: 'The access points that were down for longest in a quarter, longest first.',
    fields: {
      quarter: 'The quarter, `yyyy-Qn`.',
      days: 'Its days that are over.',
      count: 'Access points that were down at all.',
      results: 'As many of them as were asked for.',
    },
    example: { ...worstDevices, results: worstDevices.results.slice(0, 2) },
  }),
}
