import { mostAlike } from './examples.ts'

interface Asked {
  /** As the search folds them. */
  readonly words: readonly string[]
}

/**
 * Questions that are alike are grouped, each with the first that was like it. What has no telling
 * word is alone. The order stays: by the first of each.
 */
export function groupAlike<Question extends Asked>(questions: readonly Question[]): Question[][] {
  const groups: { readonly words: readonly string[]; readonly members: Question[] }[] = []
  for (const question of questions) {
    const [near] = mostAlike(question.words, groups)
    if (near) near.members.push(question)
    else groups.push({ words: question.words, members: [question] })
  }
  return groups.map(({ members }) => members)
}
