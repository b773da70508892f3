import { limits } from '@netportal/contract'
import { useEffect } from 'react'
import { useExtra } from '../api/useExtra.ts'
import type { TaskPlan } from './runTask.ts'
import { useTask } from './useTask.ts'

/**
 * Has a report made for a dialog, which closes soon after it is there. Specification §4 "On-demand report flow".
 * @param onClose keeps its identity
 */
export function useReportTask(onClose: () => void) {
  const { task, run, cancel } = useTask()
  const isOurs = useExtra('report-tasks') === 'announced'
  const isDone = task.status === 'succeeded'

  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(onClose, limits.reportSuccessMs)
    return () => clearTimeout(timer)
  }, [isDone, onClose])

  const start = (startTask: TaskPlan['start']) =>
    run({
      start: startTask,
      pollMs: limits.reportPollMs,
      limit: { ms: limits.reportTimeoutMs },
    })
  return { task, start, cancel, isOurs }
}
