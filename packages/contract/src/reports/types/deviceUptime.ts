import * as z from 'zod/mini'
import { defineReport, reportCall } from '../define.ts'
import { someLocations } from '../fields.ts'
import { days, inOrder } from '../request.ts'

const name = { title: 'Device Uptime Report', formats: { csv: 'CSV' } } as const
const parameters = z.object(someLocations())
/** Its form has words of its own for dates that are missing. Specification §5 "Device uptime form". */
const request = inOrder(z.extend(parameters, days('Please select a start and end date.')))

export const startDeviceUptimeReport = reportCall(name, '/api/v1/reports/device-uptime', request)

export const deviceUptime = defineReport({
  type: 'device_uptime',
  ...name,
  place: 'locations',
  scheduled: 'csv',
  parameters,
  request,
  calls: { csv: startDeviceUptimeReport },
})
