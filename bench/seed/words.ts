import { normalise } from '@pal/db/search/normalise'

import type { Random } from './random.ts'

const split = (text: string) => text.split(' ')

const firstNames = split(
  'Rahim Karim Fatima Nusrat Sabbir Tanvir Shakib Mehedi Jannatul Sumaiya Farhana Imran Rakib Sadia Mahmud Arif Nasrin Shirin Jamal Kamal Rumana Taslima Habib Anika Ritu Shuvo Rony Liton Masud Salma Parvin Monir Zahid Afsana Rafi Nabila Tisha Bipul Rashed Laila',
)
const lastNames = split(
  'Uddin Ahmed Hossain Islam Rahman Khan Begum Akter Chowdhury Sarkar Miah Talukder Sikder Bhuiyan Mollah Howlader Das Roy Saha Paul Barua Haque Alam Kabir Siddique Mahmud Sultana Jahan Khatun Ali Hasan Majumder Biswas Mondal Gazi Sheikh Munshi Patwary Dewan Faruk',
)
const bengaliFirst = split(
  'রহিম করিম ফাতিমা নুসরাত সাব্বির তানভীর সাকিব মেহেদী জান্নাতুল সুমাইয়া ফারহানা ইমরান রাকিব সাদিয়া মাহমুদ আরিফ নাসরিন শিরিন জামাল কামাল রুমানা তাসলিমা হাবিব আনিকা',
)
const bengaliLast = split(
  'উদ্দিন আহমেদ হোসেন ইসলাম রহমান খান বেগম আক্তার চৌধুরী সরকার মিয়া তালুকদার শিকদার ভূঁইয়া মোল্লা দাস রায় সাহা পাল হক আলম কবির সুলতানা খাতুন',
)
const middles = ['Md', 'Mst', 'Abdul', 'Abu', 'Binte', 'Al', 'Nur', 'Sk']

export function customerName(random: Random): string {
  if (random.next() < 0.25) return `${random.pick(bengaliFirst)} ${random.pick(bengaliLast)}`
  const name = `${random.pick(firstNames)} ${random.pick(lastNames)}`
  return random.next() < 0.4 ? `${random.pick(middles)} ${name}` : name
}

/** Mobile numbers of Bangladesh, in the ways people write them. */
export function phoneNumber(random: Random): string {
  const local = `1${3 + random.below(7)}${String(random.below(100_000_000)).padStart(8, '0')}`
  const way = random.next()
  if (way < 0.6) return `0${local}`
  if (way < 0.8) return `+880${local}`
  if (way < 0.9) return `0${local.slice(0, 4)}-${local.slice(4)}`
  return `880 ${local.slice(0, 4)} ${local.slice(4)}`
}

const streets = split(
  'Mirpur Dhanmondi Uttara Banani Gulshan Mohakhali Savar Tongi Agrabad Zindabazar',
)
/** Half of all live in one. */
const cities = split('Dhaka Dhaka Dhaka Dhaka Chattogram Sylhet Rajshahi Khulna')

export function address(random: Random): string {
  return `House ${1 + random.below(300)}, Road ${1 + random.below(40)}, ${random.pick(streets)}, ${random.pick(cities)}`
}

/** A word as it is written and as the search index holds it: folding each message would take longer than storing it. */
interface Word {
  readonly written: string
  readonly indexed: string
}

const word = (written: string): Word => ({ written, indexed: normalise(written) })
const latin = split(
  'hi hello apu bhai price koto dam ki ache saree blue red white black size large medium small delivery charge dhaka outside order confirm please thanks ok ji na ha when will it come today tomorrow payment bkash cash on how much is this available in stock color picture send details want buy two one three pieces address phone number my name and the for you we have very nice quality cotton silk discount offer last best can i get more what about return exchange fabric original new photo video real soon',
).map(word)
const bengali = split(
  'দাম কত আছে কি শাড়ি লাল নীল সাদা কালো সাইজ বড় ছোট ডেলিভারি চার্জ ঢাকা বাইরে অর্ডার কনফার্ম ধন্যবাদ জি না হ্যাঁ কবে আসবে আজ কাল টাকা বিকাশ ক্যাশ নাম ঠিকানা ফোন নম্বর আমার আপনার ভালো কাপড় সুতি সিল্ক অফার ছবি দিন চাই নিব দুইটা একটা তিনটা পাঠান আপু ভাই',
).map(word)
const syllables = split(
  'ka ri mo sha ta ne lu bi po do ra su me ko ni ga fe jo wa chi ba lo ti nu he sa du pe vi za',
)
/** What real text has beside its common words: 27,000 that are hardly ever said. */
const rare: readonly Word[] = syllables.flatMap((a) =>
  syllables.flatMap((b) => syllables.map((c) => word(a + b + c))),
)

/** Three to sixteen words; the common ones come by far the most often. */
export function sentence(random: Random): { text: string; indexed: string } {
  const common = random.next() < 0.25 ? bengali : latin
  const count = 3 + random.below(14)
  let text = ''
  let indexed = ''
  for (let at = 0; at < count; at++) {
    const how = random.next()
    const next =
      how < 0.1
        ? random.pick(rare)
        : common[Math.floor(random.next() * random.next() * common.length)]
    if (!next) throw new Error('There is no such word')
    text += at === 0 ? next.written : ` ${next.written}`
    indexed += at === 0 ? next.indexed : ` ${next.indexed}`
  }
  return { text, indexed }
}
