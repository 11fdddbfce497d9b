/**
 * What is wrong with one value. Each stands beside its field with a capital, or after the field's name
 * and a colon.
 */
export const fieldReasons = {
  field_missing: 'is required',
  field_empty: 'must not be empty',
  field_blank: 'must not be blank',
  field_invalid: 'is not a valid value',
  field_malformed: 'is not in the right format',
  field_nul: 'must not contain a NUL character',
  field_not_text: 'must be a text',
  field_not_number: 'must be a number',
  field_not_whole: 'must be a whole number',
  field_not_boolean: 'must be true or false',
  field_not_list: 'must be a list',
  field_not_object: 'must be an object',
  field_other_type: 'must be of the type {{type}}',
  field_not_time: 'must be a date and time',
  field_not_one_of: 'must be one of: {{values}}',
  field_not_positive: 'must be a positive whole number',
  field_too_long_one: 'must not be longer than {{count}} character',
  field_too_long_other: 'must not be longer than {{count}} characters',
  field_too_short_one: 'must have at least {{count}} character',
  field_too_short_other: 'must have at least {{count}} characters',
  field_too_many_one: 'must not have more than {{count}} entry',
  field_too_many_other: 'must not have more than {{count}} entries',
  field_too_few_one: 'must have at least {{count}} entry',
  field_too_few_other: 'must have at least {{count}} entries',
  field_too_large: 'must not be more than {{most}}',
  field_too_small: 'must not be less than {{least}}',
  field_not_multiple: 'must be a multiple of {{step}}',
  field_unknown_names: 'contains unknown names: {{names}}',

  field_decimals: 'must have at most two decimals',
  field_steps_of_tenth: 'must be in steps of 0.1',
  field_cached_above_input: 'must not be more than the price of fresh input',
  field_model_repeated: 'must name each model once',
  field_title_repeated: 'must have each title once',
  field_picture_repeated: 'must not name a picture twice',
  field_not_time_zone: 'must be a time zone such as Asia/Dhaka',
  field_unsafe_server: 'must begin with https://, or http:// for a server on this machine',
  field_login_in_address:
    'must not contain a name or password: the key has a field of its own, where it is sealed',
  field_not_public_address:
    'must be an address that begins with https://, with nothing behind a ? or #',
  field_not_https: 'must be an address that begins with https://',
  field_not_app_id: 'must be the number of the app, 5 to 30 digits',
  field_not_strategies: 'must be an object of booleans, or its JSON text',
  field_not_backup_name: 'is not the name of a backup',
  field_not_cursor: 'is not a cursor of this server',

  field_no_product: 'Please add at least one product to your campaign',
  field_no_price: 'a price is required',
  field_not_amount: "must be an amount such as 12 or 12.50, not '{{text}}'",
  field_negative: "must not be below zero, but is '{{text}}'",
  field_too_fine: "has more than two digits after the point: '{{text}}'",
  field_amount_too_large: "'{{text}}' is too large",
  field_ambiguous: "'{{text}}' can be read in two ways: write {{one}} or {{other}}",
  field_not_whole_text: "must be a whole number, not '{{text}}'",
  field_not_yes_no: "must be yes or no, not '{{text}}'",
  field_above_price: 'must not be higher than the price',

  field_extra_cells: 'has more cells than there are columns: put a text with a separator in quotes',
  field_file_empty: 'is empty',
  field_file_no_product_columns:
    "the first line must name the columns, with 'name' and 'price' among them, or be that of a Shopify product export",
  field_file_no_columns: 'this file could not be read: it has no column names',
  field_file_no_rows: 'this file could not be read: it has column names, but no product below them',
  field_file_too_many_rows: 'this file could not be read: it has more than {{most}} rows',
  field_file_column_repeated: "this file could not be read: the column '{{column}}' is in it twice",
  field_file_quote_open:
    'this file could not be read: a quote (") that opens on line {{line}} is never closed',
  field_file_quote_ends:
    'this file could not be read: on line {{line}} a quote (") ends in the middle of a cell; one before it may not be closed, and a quote inside a quoted cell is written twice',
  field_file_quote_begins:
    'this file could not be read: on line {{line}} a quote (") begins in the middle of a cell; put the whole cell in quotes, and write a quote inside it twice',
  field_file_unreadable: 'this file could not be read: {{cause}}',
} as const
