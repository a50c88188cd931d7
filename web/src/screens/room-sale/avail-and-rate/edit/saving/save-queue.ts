import type { SavedCells } from '@innkeeper/protocol/rates/save-cells'
import type { Saying, SayingValues } from '@innkeeper/protocol/say'
import { newKey } from '#kit/calls/keys/new-key.ts'
import { Refused } from '#kit/calls/refused.ts'
import { mayBeDone } from '#kit/calls/use-change.ts'
import type { FieldEdit, PlacedEdit } from '../../model/edits.ts'
import type { GridStore } from '../../model/grid-store.ts'
import { watched, type Watched } from '../../model/watched.ts'
import { judge, refusalValues, type PassedOver } from '../typing/judge-value.ts'
import { savePlan, wantedAt, type SaveBody, type SaveKind, type SavePlan } from './save-body.ts'
import { takeAnswer } from './take-answer.ts'
import type { Wanted } from '../typing/wanted-value.ts'

/** What the queue needs of the world. */
export type SaveLine = {
  readonly send: (body: SaveBody, key: string) => Promise<SavedCells>
  readonly speak: (words: Saying, values: SayingValues) => string
  readonly money: (amount: number) => string
  /** An answer has come and stands in the store. */
  readonly saved: (answer: SavedCells, wanted: readonly Wanted[]) => void
  readonly failed: (error: Error) => void
  readonly wait: (milliseconds: number) => Promise<void>
}

/** A cell that was passed over: why, and how that is told. */
export type Skipped = { readonly reason: PassedOver; readonly words: Saying }

/** What became of wanted values at once: how many go out, are refused or held, and the cells that were passed over. */
export type Committed = { readonly sent: number; readonly waiting: number; readonly skipped: readonly Skipped[] }

/** Saves go out one after the other, each a single numbered operation; nothing typed is lost on the way. */
export type SaveQueue = {
  readonly commit: (kind: SaveKind, wanted: readonly Wanted[]) => Committed
  /** Sends values without asking again whether they look mistyped. */
  readonly insist: (wanted: readonly Wanted[]) => void
  /** How often the server has not been reached since it last was. */
  readonly unreached: Watched<number>
  readonly busy: () => boolean
  /** Resolves when nothing is under way any more. */
  readonly settled: () => Promise<void>
}

type Job = { readonly kind: SaveKind; readonly wanted: readonly Wanted[] }

const shownSavedFor = 2000
const longestPause = 15_000

/** A queue of saves over a store. */
export const createSaveQueue = (store: GridStore, line: SaveLine): SaveQueue => {
  const jobs: Job[] = []
  const unreached = watched(0)
  let running: Promise<void> | null = null
  const run = async () => {
    for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) await saveOne(store, line, job, unreached)
    running = null
  }
  const enqueue = (kind: SaveKind, wanted: readonly Wanted[]) => {
    if (wanted.length === 0) return
    store.putEdits(wanted.map((one) => placed(one, { value: one.value, state: 'unsaved' })))
    jobs.push({ kind, wanted })
    running ??= run()
  }
  return {
    commit: (kind, wanted) => {
      const sorted = sortOut(store, line, wanted)
      store.dropEdits(sorted.equal.map((one) => placed(one, { value: one.value, state: 'saved' })))
      store.putEdits(sorted.waiting)
      enqueue(kind, sorted.send)
      return { sent: sorted.send.length, waiting: sorted.waiting.length, skipped: [...sorted.skipped.values()] }
    },
    insist: (wanted) => enqueue('cell', wanted),
    unreached,
    busy: () => running !== null,
    settled: async () => (running === null ? undefined : running),
  }
}

type Sorted = {
  readonly send: Wanted[]
  readonly equal: Wanted[]
  readonly waiting: PlacedEdit[]
  /** By cell: one of whose fields several are passed over is one. */
  readonly skipped: Map<string, Skipped>
}

const sortOut = (store: GridStore, line: SaveLine, wanted: readonly Wanted[]): Sorted => {
  const sorted: Sorted = { send: [], equal: [], waiting: [], skipped: new Map() }
  for (const one of wanted) {
    const judgement = judge(store, one)
    if (judgement.verdict === 'send') sorted.send.push(one)
    else if (judgement.verdict === 'equal') sorted.equal.push(one)
    else if (judgement.verdict === 'skip') sorted.skipped.set(`${one.row.id} ${one.at}`, judgement)
    else if (judgement.verdict === 'held')
      sorted.waiting.push(placed(one, { value: one.value, state: 'held', suspicion: judgement.suspicion }))
    else
      sorted.waiting.push(
        placed(one, { value: one.value, state: 'failed', message: line.speak(judgement.words, refusalValues(one, store, line.money)) }),
      )
  }
  return sorted
}

const saveOne = async (store: GridStore, line: SaveLine, { kind, wanted }: Job, unreached: Watched<number>): Promise<void> => {
  const plan = savePlan(store, kind, wanted)
  store.putEdits(wanted.map((one) => placed(one, { value: one.value, state: 'saving' })))
  try {
    const answer = await persist(line, plan, unreached)
    const edits = takeAnswer(store, plan, answer)
    store.putEdits(edits)
    line.saved(answer, wanted)
    void forgetSaved(store, line, edits)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    store.putEdits(failedEdits(plan, wanted, error))
    line.failed(error)
  }
}

// The same body under the same key is the same act: sent again until an answer comes, it is done once.
const persist = async (line: SaveLine, plan: SavePlan, unreached: Watched<number>): Promise<SavedCells> => {
  const key = newKey()
  for (let pause = 1000; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      const answer = await line.send(plan.body, key)
      unreached.set(0)
      return answer
    } catch (error) {
      if (!(error instanceof Error && mayBeDone(error))) throw error
      unreached.set(unreached.get() + 1)
      await line.wait(pause)
    }
  }
}

const forgetSaved = async (store: GridStore, line: SaveLine, edits: readonly PlacedEdit[]): Promise<void> => {
  const saved = edits.filter(({ edit }) => edit.state === 'saved')
  await line.wait(shownSavedFor)
  store.dropEdits(saved.filter(({ rowId, at, field }) => store.edits.of(rowId, at)?.get(field)?.state === 'saved'))
}

const failedEdits = (plan: SavePlan, wanted: readonly Wanted[], error: Error): PlacedEdit[] => {
  const told = new Map<Wanted | undefined, string>()
  if (error instanceof Refused) for (const { field, message } of error.errors) told.set(wantedAt(plan, field), message)
  return wanted.map((one) => placed(one, { value: one.value, state: 'failed', message: told.get(one) ?? error.message }))
}

const placed = ({ row, at, field }: Wanted, edit: FieldEdit): PlacedEdit => ({ rowId: row.id, at, field, edit })
