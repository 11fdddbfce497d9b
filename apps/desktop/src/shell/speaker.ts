import type { Language } from '@pal/core/domain/entities'
import { type Catalogue, english, messageOf, type Say } from '@pal/core/texts/reason'
import { catalogueIn } from '@pal/core/texts/translated-reasons'

/** In which language the program says what it says outside its window. */
export class Speaker {
  #catalogue = english

  get catalogue(): Catalogue {
    return this.#catalogue
  }

  readonly say: Say = (reason) => messageOf(reason, this.#catalogue)

  /** What is said from now on is said in this one. */
  async speak(language: Language): Promise<void> {
    if (language !== this.#catalogue.language) this.#catalogue = await catalogueIn(language)
  }
}
