/**
 * Three products of the retail shop of tau-bench (sierra-research, MIT licence), prices in US
 * dollars, each variant named with its options.
 */
export const retail = [
  {
    name: 'Water Bottle, 1000 ml, glass, blue',
    price: '47.84',
    description: 'Keeps cold for a day of work; the glass is easy to clean.',
  },
  {
    name: 'T-Shirt, blue, M, cotton, crew neck',
    price: '50.88',
    description: 'Soft cotton, cut straight.',
  },
  {
    name: 'Office Chair, black fabric, fixed armrests',
    price: '488.81',
    description: 'For a whole day at the desk.',
  },
] as const
