/** Characters of what a page's welcome screen says: Messenger Profile API, greeting. */
export const greetingLimit = 160

/** Facebook puts the customer's first name there. */
export const firstNamePlace = '{{user_first_name}}'

const known = [firstNamePlace, '{{user_last_name}}', '{{user_full_name}}']

/** Of a greeting, what looks like a name that Facebook fills in and is none. */
export const unknownPlaces = (greeting: string): readonly string[] =>
  (greeting.match(/\{\{.*?\}\}/g) ?? []).filter((place) => !known.includes(place))
