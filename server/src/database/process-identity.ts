import { readFileSync } from 'node:fs'

/** A name for one life of one process: its number, and on Linux when it began, since numbers are used again. */
export function identityOf(pid: number): string {
  return `${pid}-${startedAt(pid)}`
}

/** Whether the process of this identity still lives. */
export function isAlive(identity: string): boolean {
  const pid = Number(identity.split('-')[0])
  return processExists(pid) && identityOf(pid) === identity
}

/** Whether any process has this number; one of another user counts. */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return startedAt(pid) !== 'dead'
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Field 22 of `/proc/<pid>/stat`, counted after the name, which may hold spaces; a zombie counts as dead. */
function startedAt(pid: number): string {
  if (process.platform !== 'linux') return 'unknown'
  const stat = readIfThere(`/proc/${pid}/stat`)
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields[0] === 'Z' ? 'dead' : (fields[19] ?? 'dead')
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
