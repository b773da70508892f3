import * as z from 'zod/mini'
import { chosenId, requiredText } from '../entities/input.ts'
import { annotationKinds } from '../rules/chartAnnotations.ts'
import { exportFormats } from './formats.ts'
import { days, inOrder } from './request.ts'

/** A chart's data as a file. The names are what stands on it. */
export const ExportRequest = inOrder(
  z.object({
    location_id: chosenId(),
    location_name: requiredText(300),
    ssid_wlan_id_api: chosenId(),
    ssid_name: requiredText(300),
    ...days(),
    export_format: z.enum(exportFormats),
    /** Not in the specification: what stands beside the values. Without it the file has the values alone. */
    annotations: z.optional(
      z.array(z.enum(annotationKinds)).check(z.maxLength(annotationKinds.length)),
    ),
  }),
)
export type ExportRequest = z.infer<typeof ExportRequest>
