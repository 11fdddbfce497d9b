/** What was moved by mistake is what it was again. */
export const setBack = {
  to: 'আবার “{{status}}” করুন',
  title: '{{order}} আবার “{{status}}” করবেন?',
  text: 'এর ইতিহাসে দুটোই থাকে। ক্রেতাকে জানানো হয় না।',
  cancelledText:
    'এর আইটেমগুলো আবার স্টক থেকে বাদ যায়, আর এটি আবার আয়ে ধরা হয়। এর ইতিহাসে দুটোই থাকে। ক্রেতাকে জানানো হয় না।',
}
