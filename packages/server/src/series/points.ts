import { dayOf, type SeriesTable, series, timeOf, unpacked } from './tables.ts'

/** Which points are meant, all as SQL. */
interface Wanted {
  /** The network's id. */
  of: string
  /** The columns of values. @default none, the time alone */
  values?: readonly string[]
  after?: readonly ['>' | '>=', instant: string]
  until?: readonly ['<' | '<=', instant: string]
}

/**
 * Writes the SQL of a network's points within bounds, in any order: a query in brackets with `time` and the values. Of
 * what is packed, only days within the bounds are opened.
 */
export function pointsOf(table: SeriesTable, wanted: Wanted): string {
  const { of, values = [] } = wanted
  // The older ones first: a sum of fractions depends on the order of what is summed.
  return `(select ${['time', ...values.map((name) => `point.${name}`)].join(', ')}
     from ${series[table].packed} as days ${opened(values)}
     where ${conditions(`ssid_id = ${of}`, daysWithin(wanted), within(wanted))}
     union all
     select ${['time', ...values].join(', ')} from ${table}
     where ${conditions(`ssid_id = ${of}`, within(wanted))})`
}

/**
 * Writes the SQL of a network's first or latest point within bounds: a query in brackets with `time` and the values, without
 * a row where there is none. It is found through indexes; a packed day is opened only where it can have the point.
 */
export function endOf(table: SeriesTable, end: 'first' | 'latest', wanted: Wanted): string {
  const { of, values = [] } = wanted
  const { until, after } = wanted
  const isLatest = end === 'latest'
  const [direction, beyond] = isLatest ? ['desc', '>'] : ['asc', '<']
  const ofPacked = (name: string) =>
    `case when packed.time is null then loose.${name} else packed.${name} end as ${name}`
  const names = ['time', ...values]
  // On the day of a bound all points may lie beyond it.
  const reached = isLatest
    ? bounded(timeOf('at_ms[1]'), until)
    : bounded(timeOf('at_ms[cardinality(at_ms)]'), after)
  return `(select ${names.map(ofPacked).join(', ')}
     from (values (0)) as one
     left join lateral (
       select ${names.join(', ')} from ${table}
       where ${conditions(`ssid_id = ${of}`, within(wanted))} order by time ${direction} limit 1
     ) as loose on true
     left join lateral (
       select ${['time', ...values.map((name) => `point.${name}`)].join(', ')}
       from (
         select * from ${series[table].packed}
         where ${conditions(`ssid_id = ${of}`, daysWithin(wanted), reached)}
           and (loose.time is null or day ${beyond} ${dayOf('loose.time')})
         order by day ${direction} limit 1
       ) as days ${opened(values)}
       where ${conditions('true', within(wanted))} order by point.at_ms ${direction} limit 1
     ) as packed on true
     where loose.time is not null or packed.time is not null)`
}

/** Opens the rows `days`: their points, with the times. */
function opened(values: readonly string[]): string {
  return `cross join lateral ${unpacked(values)}
     cross join lateral (select ${timeOf('point.at_ms')} as time) as told`
}

function within({ after, until }: Wanted): string {
  return bounded('time', after, until)
}

function daysWithin({ after, until }: Wanted): string {
  return bounded('day', after && ['>=', dayOf(after[1])], until && ['<=', dayOf(until[1])])
}

type Bound = readonly [operator: string, instant: string] | undefined

function bounded(column: string, ...bounds: Bound[]): string {
  return bounds.flatMap((bound) => (bound ? `${column} ${bound[0]} ${bound[1]}` : [])).join(' and ')
}

function conditions(...texts: string[]): string {
  return texts.filter((text) => text !== '').join(' and ')
}
