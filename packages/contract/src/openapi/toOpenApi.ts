import { type EndpointName, endpoints } from '../endpoints/table.ts'
import { machineKeyHeader } from '../entities/ingest.ts'
import { type OperationDocuments, tags } from './document.ts'
import { auditAnswers } from './entities/audit.ts'
import { comparisonAnswers } from './entities/comparison.ts'
import { heldAnswers } from './entities/held.ts'
import { incidentAnswers } from './entities/incident.ts'
import { incidentMailAnswers, incidentMailRequests } from './entities/incidentMail.ts'
import { ingestAnswers, ingestChangeRequests, ingestRequests } from './entities/ingest.ts'
import { momentAnswers } from './entities/moment.ts'
import { placeAnswers } from './entities/places.ts'
import { rangeAnswers } from './entities/range.ts'
import { reportAnswers, reportRequests } from './entities/report.ts'
import { roomAnswers, roomRequests } from './entities/room.ts'
import { scheduleAnswers, scheduleRequests } from './entities/schedule.ts'
import { searchAnswers, searchRequests } from './entities/search.ts'
import { sessionAnswers, sessionRequests } from './entities/session.ts'
import { ssidAnswers } from './entities/ssid.ts'
import { ticketAnswers } from './entities/ticket.ts'
import { type JsonObject, jsonSchemas } from './jsonSchemas.ts'
import { auditOperations } from './operations/audit.ts'
import { comparisonOperations } from './operations/comparison.ts'
import { ingestHeldOperations } from './operations/held.ts'
import { incidentHistoryOperations } from './operations/incidentHistory.ts'
import { incidentMailOperations } from './operations/incidentMails.ts'
import { incidentOperations } from './operations/incidents.ts'
import { healthOperations, ingestChangeOperations, ingestOperations } from './operations/ingest.ts'
import { momentOperations } from './operations/moments.ts'
import { placeOperations } from './operations/places.ts'
import { rangeOperations } from './operations/ranges.ts'
import { reportOperations } from './operations/reports.ts'
import { roomOperations } from './operations/rooms.ts'
import { scheduleOperations } from './operations/schedules.ts'
import { searchOperations } from './operations/search.ts'
import { sessionOperations } from './operations/session.ts'
import { usageOperations } from './operations/usage.ts'
import { errorAnswers } from './responses.ts'
import { errorResponse, toOperation } from './toOperation.ts'

export interface OpenApiInfo {
  title: string
  version: string
  description?: string
}

/** An OpenAPI 3.1 document, as JSON. */
export interface OpenApiDocument {
  openapi: '3.1.0'
  info: OpenApiInfo
  tags: typeof tags
  paths: Record<string, Record<string, JsonObject>>
  components: Record<string, Record<string, JsonObject>>
}

const requests = {
  ...sessionRequests,
  ...roomRequests,
  ...searchRequests,
  ...reportRequests,
  ...scheduleRequests,
  ...incidentMailRequests,
  ...ingestRequests,
  ...ingestChangeRequests,
}

const answers = {
  ...sessionAnswers,
  ...placeAnswers,
  ...incidentAnswers,
  ...momentAnswers,
  ...incidentMailAnswers,
  ...comparisonAnswers,
  ...ssidAnswers,
  ...rangeAnswers,
  ...ticketAnswers,
  ...roomAnswers,
  ...searchAnswers,
  ...reportAnswers,
  ...scheduleAnswers,
  ...auditAnswers,
  ...ingestAnswers,
  ...heldAnswers,
}

const operations: OperationDocuments<typeof endpoints> = {
  ...sessionOperations,
  ...placeOperations,
  ...incidentOperations,
  ...momentOperations,
  ...incidentHistoryOperations,
  ...incidentMailOperations,
  ...comparisonOperations,
  ...usageOperations,
  ...roomOperations,
  ...searchOperations,
  ...rangeOperations,
  ...reportOperations,
  ...scheduleOperations,
  ...auditOperations,
  ...ingestOperations,
  ...ingestChangeOperations,
  ...ingestHeldOperations,
  ...healthOperations,
}

/**
 * Documents the whole API. Derived from the table of calls: a call without a description, or an
 * object with a field that has none, does not compile.
 */
export function toOpenApi(info: OpenApiInfo): OpenApiDocument {
  const schemas = { sent: jsonSchemas(requests, 'input'), answered: jsonSchemas(answers, 'output') }
  const paths: OpenApiDocument['paths'] = {}
  for (const name of endpointNames()) {
    const endpoint = endpoints[name]
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: toOperation(name, endpoint, operations[name], schemas),
    }
  }
  return {
    openapi: '3.1.0',
    info,
    tags,
    paths,
    components: {
      schemas: { ...schemas.sent.components, ...schemas.answered.components },
      responses: Object.fromEntries(
        Object.entries(errorAnswers).map(([status, { name, description, detail }]) => [
          name,
          { ...errorResponse(description, detail), ...(status === '429' && retryAfter) },
        ]),
      ),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `access_token` of a sign-in.',
        },
        machineKey: {
          type: 'apiKey',
          in: 'header',
          name: machineKeyHeader,
          description: 'The key of a machine that delivers data, for one company or for several.',
        },
      },
    },
  }
}

const retryAfter = {
  headers: {
    'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } },
  },
}

function isEndpointName(name: string): name is EndpointName {
  return Object.hasOwn(endpoints, name)
}

function endpointNames(): EndpointName[] {
  return Object.keys(endpoints).filter(isEndpointName)
}
