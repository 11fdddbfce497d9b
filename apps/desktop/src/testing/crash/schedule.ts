import { seeded } from '../mangle.ts'

/** How the customers' messages reach the product. */
export type Channel = 'polling' | 'webhook' | 'both'
export type Crowd = 'one' | 'hasty' | 'two'

/** Where the process is killed. */
export const places = [
  'anywhere',
  'a send that never arrives',
  'a send whose answer is not heard',
  'a send that was just answered',
  'the model was just asked',
  'the model just answered',
  'a read that was just answered',
  'half a webhook delivery',
  'a whole webhook delivery',
  'a webhook delivery just accepted',
  'the order was just stored',
  'while starting again',
  'while making sure of a send',
  'a send of which nothing can be found out',
  'a picture that is being uploaded',
  'a picture whose upload is not heard',
  'a picture that never arrives',
  'a picture whose answer is not heard',
  'a picture that was just sent',
  'while making sure of a picture',
] as const
export type Place = (typeof places)[number]

export const doubtful = 'a send of which nothing can be found out' satisfies Place

export interface Moment {
  readonly seed: number
  readonly index: number
  readonly channel: Channel
  readonly crowd: Crowd
  readonly place: Place
  /** At which of the places of that kind, from 1. */
  readonly nth: number
  /** How long after it. */
  readonly afterMs: number
  /** Webhooks call a message by another id than reading does. */
  readonly differentMids: boolean
  readonly redeliver: boolean
  /** The agent shows the product, and a person of the shop sends a picture with words. */
  readonly pictures: boolean
  readonly random: () => number
}

const channels: readonly Channel[] = ['polling', 'webhook', 'both']
const crowds: readonly Crowd[] = ['one', 'hasty', 'two']

/** Those with pictures, and the one that leaves a doubt for good, need a walk of their own. */
export function isOnlyAlone(place: Place): boolean {
  return place === doubtful || place.includes('picture')
}

/** All of a campaign: the places in turn, so that each gets its share, with every channel and crowd. */
export function momentsOf(seed: number, count: number): Moment[] {
  return Array.from({ length: count }, (_, index) => momentOf(seed, index))
}

export function momentOf(seed: number, index: number): Moment {
  const random = seeded(`${seed}:${index}`)
  const place = places[index % places.length] ?? 'anywhere'
  const round = Math.floor(index / places.length)
  const channel = fitting(place, channels[(round + index) % channels.length] ?? 'both')
  const pictures = place.includes('picture') || (place === 'anywhere' && round % 2 === 1)
  const next = crowds[(Math.floor(round / channels.length) + index) % crowds.length] ?? 'one'
  // Two may be in doubt at once, and one of them waits for a person for ever.
  const one = place === doubtful ? next === 'two' : pictures && next === 'hasty'
  const crowd = one ? 'one' : next
  const within = (most: number) => random() * most
  return {
    seed,
    index,
    channel,
    crowd,
    place,
    // The first answer: after one that is in doubt, no order is taken on the strength of it.
    nth: 1 + Math.floor(within(most(place))),
    afterMs: place === 'anywhere' ? within(crowd === 'two' ? 2_500 : 2_000) : within(delays[place]),
    differentMids: channel === 'both' && random() < 0.3,
    redeliver: channel !== 'polling' && random() < 0.5,
    pictures,
    random,
  }
}

/** How many there are at least of what is struck. */
function most(place: Place): number {
  if (place === doubtful || place.includes('upload')) return 1
  return place.includes('picture') ? 2 : 3
}

/** Where what happens next may be cut in the middle, at most so much later. */
const delays: Readonly<Record<Exclude<Place, 'anywhere'>, number>> = {
  'a send that never arrives': 0,
  'a send whose answer is not heard': 0,
  'a send that was just answered': 6,
  'the model was just asked': 0,
  'the model just answered': 25,
  'a read that was just answered': 15,
  'half a webhook delivery': 5,
  'a whole webhook delivery': 8,
  'a webhook delivery just accepted': 0,
  'the order was just stored': 3,
  'while starting again': 300,
  'while making sure of a send': 4,
  'a send of which nothing can be found out': 0,
  'a picture that is being uploaded': 0,
  'a picture whose upload is not heard': 0,
  'a picture that never arrives': 0,
  'a picture whose answer is not heard': 0,
  'a picture that was just sent': 6,
  'while making sure of a picture': 4,
}

function fitting(place: Place, channel: Channel): Channel {
  if (place === 'a read that was just answered' && channel === 'webhook') return 'polling'
  // Polling would read what the making sure cannot.
  if (place === doubtful) return 'webhook'
  return place.includes('webhook') && channel === 'polling' ? 'webhook' : channel
}

export function nameOf({ index, place, nth, afterMs, channel, crowd }: Moment): string {
  const which = place === 'anywhere' ? '' : ` (no. ${nth})`
  return `${index}: ${place}${which} +${afterMs.toFixed(1)} ms, ${channel}, ${crowdWords[crowd]}`
}

const crowdWords: Readonly<Record<Crowd, string>> = {
  one: 'one customer',
  hasty: 'a hasty customer',
  two: 'two customers',
}
