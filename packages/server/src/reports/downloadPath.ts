/**
 * The path of a report's file below the media base, as the API gives it.
 * @param fileName as a reader will save it; each part is encoded already
 */
export function downloadPath(taskId: string, fileName: string): string {
  return `reports/${taskId}/${encodeURIComponent(fileName)}`
}
