import { type GraphCall, GraphClient, type GraphWrite } from '../messenger/graph/graph.ts'
import type { Step } from './relay-steps.ts'

/** Lets things happen while a call is on its way to Facebook, and while its answer is on its way back. */
export class SlowGraph extends GraphClient {
  reading: readonly Step[] = []
  before: readonly Step[] = []
  after: readonly Step[] = []
  take: (steps: readonly Step[]) => Promise<void> = async () => {}

  override async get<T>(call: GraphCall<T>): Promise<T> {
    const { reading } = this
    this.reading = []
    try {
      return await super.get(call)
    } finally {
      await this.take(reading)
    }
  }

  override async post<T>(call: GraphWrite<T>): Promise<T> {
    const { before, after } = this
    this.before = []
    this.after = []
    await this.take(before)
    try {
      return await super.post(call)
    } finally {
      await this.take(after)
    }
  }
}
