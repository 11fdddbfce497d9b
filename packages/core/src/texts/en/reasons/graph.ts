/** Refusals of Facebook's Graph API, with what each means to a seller; `next` is what to do about it. */
export const graphReasons = {
  graph_token_refused: 'Facebook no longer accepts the access token of this page. {{next}}',
  graph_app_removed:
    'The app was removed from the Facebook account that connected this page. {{next}}',
  graph_account_check:
    'Facebook wants the owner of the account to log in at facebook.com and confirm who they are. {{next}}',
  graph_password_changed:
    'The password of the Facebook account was changed, which ended the connection. {{next}}',
  graph_token_expired: 'The access token of this page has expired. {{next}}',
  graph_account_unconfirmed: 'The Facebook account is not confirmed. {{next}}',
  graph_logged_out: 'The Facebook account was logged out, which ended the connection. {{next}}',
  graph_unknown_app:
    'Facebook does not know this app id and app secret. Check both in the settings.',
  graph_wrong_app_secret:
    'The app secret in the settings is not that of the app which this page was connected with. Enter the right one: the page stays connected. To move to another app, save its App ID and App Secret together.',
  graph_permission_missing:
    'The page was connected without a permission that this needs. Connect it again and allow everything that is asked for. For people without a role in your app, Facebook must have reviewed it first (App Review).',
  graph_named_permission_missing:
    'The page was connected without the permission {{permission}}. Connect it again and allow that.',
  graph_app_review:
    'Until Facebook has reviewed your app (App Review), it reaches only people who have a role in the app: administrators, developers and testers.',
  graph_no_human_agent: "Facebook has not allowed your app the feature 'Human Agent' (App Review).",
  graph_window_closed:
    "The 24-hour reply window since the customer's last message has closed. It opens again when the customer messages you.",
  graph_person_unavailable:
    'This person cannot be reached on Messenger right now, or has blocked the page.',
  graph_page_restricted:
    'Facebook has restricted this page for now: it may not send messages. See the Page Quality tab on Facebook.',
  graph_action_blocked:
    'Facebook has blocked this action because of its policies. See the Page Quality tab on Facebook.',
  graph_spam: 'Facebook warns that the messages of this page look like spam. Sending was stopped.',
  graph_rate_limited:
    'Facebook allows this page no more calls for a while. PAL Admin continues automatically.',
  graph_out_of_budget:
    "This page's calls to Facebook are used up for now. PAL Admin continues as soon as Facebook allows it.",
  graph_fault: 'Facebook had a problem of its own. {{next}}',
  graph_error_page: 'Facebook answered with an error page (HTTP {{status}}). {{next}}',
  graph_unreadable: 'Facebook sent an answer that cannot be read. {{next}}',
  graph_unreachable: 'Facebook cannot be reached. Check the internet connection. {{next}}',
  graph_certificate:
    'Facebook cannot be reached safely: the certificate of whoever answers is not valid. Check the date of this computer and its virus protection. {{next}}',
  graph_too_slow: 'Facebook did not answer in time. {{next}}',
  graph_not_found: 'Facebook does not find this, or the connected account may not see it.',
  graph_customer_unknown: 'Facebook does not know this customer on this page.',
  graph_message_deleted: 'The message was deleted on Facebook, or is too old to be read there.',
  graph_file_refused:
    'Facebook could not take the file: its address, its type or its size does not fit.',
  graph_other_app: 'Another app answers this conversation at the moment.',
  graph_profile_hidden: 'Facebook does not show the profile of this customer.',
  graph_request_refused: 'Facebook refused the request as it was made.',
  graph_request_refused_code: 'Facebook refused the request (code {{code}}).',

  next_connect_again: 'Connect the page again.',
  next_new_token: 'Make a new access token and paste that one.',
  next_automatic: 'PAL Admin tries again automatically.',
  next_in_a_moment: 'Try again in a moment.',
} as const
