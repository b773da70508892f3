import type { Config } from '../../config/config.ts'
import { createBucket } from './bucket.ts'
import { createFolder } from './folder.ts'
import type { ReportFiles } from './reportFiles.ts'

/** Makes what keeps the files of reports: the data folder, unless a bucket is named. Nothing is opened yet. */
export function createReportFiles({
  bucket,
  dataFolder,
}: Pick<Config, 'bucket' | 'dataFolder'>): ReportFiles {
  return bucket === null ? createFolder(dataFolder) : createBucket(bucket)
}
