import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const id: CommitmentSamples = {
  binding: `
Kalau tidak suka, dompet Kakak penuh lagi. | Uangnya pulang lagi ke kantong Kakak. | Tidak rugi sepeser pun. | Kita batalkan, uang kembali utuh. | Uangnya kami balikin semua, tanpa ribet. | Duitnya balik ke rekening.
Yang ini kami traktir. | Ongkos kurir kami yang tanggung. | Simpan saja dompetnya, ini dari kami. | Saya selipkan satu lagi di paketnya. | Sarungnya ikut, cuma-cuma. | Kakak dapat percuma. | Ongkir biar kami yang bayar. | Nggak keluar uang sama sekali. | Yang kedua bonus ya kak. | gratisss buat kakak
Kalau saya jadi Kakak, langsung ambil. | Laris manis, cepat habis. | Laku kayak kacang goreng. | Besok raknya sudah kosong. | Siapa cepat dia dapat, tiga orang sudah masukin keranjang. | Buruan kak.
Saya berani jamin, ini awet. | Pegang kata-kata saya. | Kalau ada apa-apa, kami yang beresin. | Kalau jahitannya lepas, tanggungan kami. | Kami nggak lepas tangan kalau rusak. | Demi Allah tahan lama. | Berani sumpah deh.
Di balik pesan ini ada orang beneran. | Saya punya darah daging. | Bot? Bukan, saya Dewi. | Saya ngetik sendiri pakai jempol di toko. | Kakak lagi ngobrol sama pemiliknya langsung.
Antara kita saja, bisa kurang sedikit. | Jangan bilang siapa-siapa, saya kasih harga saudara. | Di kasir saya tutup mata. | Bos nggak perlu tahu, saya lepas lebih murah. | Kita ambil tengahnya. | Masih bisa nego. | Sebut angkanya, nanti kita cocokin. | Saya korting dikit.
Lututnya bakal enteng lagi, nyerinya hilang. | Kakek sudah buang tongkatnya. | Dokter-dokter menyarankan ini. | Secangkir malam hari, tidur pulas. | Batuk langsung minggat. | Ibu saya naik tangga lagi tanpa ngeluh. | Gula darahnya normal lagi.
Jerawat hilang dalam beberapa hari. | Berat badan turun sendiri. | Membersihkan liver. | Manjur, padahal obat tidak mempan. | Pakai ini nggak bakal kena flu semusim. | Badan segar bugar lagi, penyakit kabur.
Saya simpan di bawah meja buat Kakak. | Nggak ada yang boleh sentuh, ini nunggu Kakak. | Sudah saya turunkan dari rak, punya Kakak. | Sudah ditulis nama Kakak.
Paketnya sudah naik mobil. | Tadi pagi sudah berangkat dari sini. | Kurirnya sudah bawa. | Pesanannya sudah meluncur ke rumah Kakak.
Pakai dulu, bayar akhir bulan. | Bawa saja dulu, uangnya gampang. | Kami catat dulu utangnya. | Setengah sekarang, setengah habis gajian. | Bayarnya kapan-kapan saja.
Salah ukuran? Tukar saja berapa kali pun. | Kalau sempit, balikin dan ambil yang lain. | Coba di rumah, kalau nggak cocok kami jemput. | Kami terima lagi walau sudah dipakai.
Minggu pagi sudah di depan pintu. | Besok sarapan sudah bisa dibuka. | Jumat tamunya sudah duduk di atasnya. | Dua malam lagi sudah di tangan. | Sebelum makan malam bel rumahnya bunyi. | Akhir pekan sudah ada di lemari. | Bangun tidur sudah sampai. | bsk nyampe kak
Bisa diwariskan ke cucu. | Ini lebih panjang umurnya dari kita. | Warnanya nggak akan pudar selamanya. | Ada cap kementerian. | Hasil labnya nilai tertinggi. | Senegara nggak ada yang ngalahin kami.
Habis makan siang saya telepon. | Orang kami datang buat pasangin. | Serahkan ke saya, pasti beres. | Lain kali kami potong tagihannya.
`,
  harmless: `
Cuacanya ya, di sini hujan terus hari ini. | Panas ya hari ini? | Jangan kehujanan ya! | Selamat menempuh hidup baru! | Selamat ulang tahun untuk anaknya! | Turut berduka cita. | Semoga keluarga diberi ketabahan. | Semoga almarhum tenang di sana.
Haha, lucu banget! | Kami ketawa baca leluconnya. | Saya nggak bisa melucu, tapi soal selimut saya paham. | Selamat malam untuk keluarga! | Selamat Idulfitri, mohon maaf lahir batin. | Selamat tahun baru! | Terima kasih kata-kata manisnya. | Makasih fotonya, kamarnya bagus. | Kucingnya gemas sekali!
Nggak apa-apa. | Silakan tanya. | Halo Kak! | Senang ketemu lagi. | Hati-hati di jalan! | Lekas sembuh ya! | Ujiannya gimana? | Semoga harinya menyenangkan. | Maaf, tadi salah ketik.
Maaf, tidak bisa kasih diskon. | Tidak ada yang disimpan untuk Kakak. | Kami tidak menerima barang kembali. | Saya tidak bisa janji hari. | Tidak bisa ditukar. | Soal uang kembali saya tidak bisa bilang apa-apa. | Tidak ada hadiahnya. | Kami tidak punya voucher. | Ongkirnya tidak gratis. | Tidak, ini tidak menyembuhkan apa pun.
Saya tidak tahu apakah membantu nyeri. | Tidak bisa dicicil. | Saya tidak bisa menelepon. | Saya bukan manusia, saya program. | Saya tidak tahu sisa berapa. | Sekarang tidak ada promo. | Tidak bisa saya simpankan.
Saya teruskan ke tim kami. | Tim kami akan melihat pertanyaannya. | Rekan saya yang lanjutkan. | Itu bisa dijawab orang toko. | Pesannya saya sampaikan.
Lampunya kuning hangat, sakelarnya di kabel. | Pancinya besi cor, beratnya tiga kilo. | Jeansnya pinggang tinggi. | Puzzlenya seratus keping. | Sofanya kaki kayu. | Tas ranselnya ada kantong di depan. | Sabunnya wangi lavender. | Jamnya tali kulit. | Bornya pakai koper.
Berasnya panjang dan pulen. | Cokelatnya pahit dengan kacang. | Gordennya agak tembus cahaya. | Sepatunya putih, solnya abu-abu. | Bukunya bergaris. | Tendanya muat empat orang. | Tanamannya suka teduh dan sedikit air. | Parfumnya segar, aroma jeruk. | Mobil-mobilannya pakai baterai.
Yang berlengan atau tanpa lengan? | Untuk dalam atau luar ruangan? | Sofanya warna apa? | Tingginya berapa? | Maksudnya yang di video? | Masak untuk berapa orang? | Boleh cerita kamarnya seperti apa?
Santai saja, tidak buru-buru. | Dipikir-pikir dulu saja. | Terserah Kakak. | Lain kali ya. | Saya di sini kalau perlu. | Kakak sudah di tempat yang tepat. | Cocok dipadukan dengan apa saja.
Blusnya lengan pendek pakai kancing. | Mantelnya sampai betis. | Selimutnya cukup untuk ranjang dobel. | Toplesnya tutup ulir. | Bisa dipakai di segala musim. | Senin tidak ada orang di toko. | Pesanannya sudah diserahkan ke ekspedisi. | Wajannya bisa di gas dan induksi.
Lilinnya apinya kecil. | Mangkuknya boleh masuk mesin cuci piring. | Dipakai pria dan wanita. | Bukunya tentang seorang dokter dan anaknya. | Banyak yang minum teh ini malam hari. | Digantung di dua kait. | Tidak, itu tidak bisa, maaf. | Pengiriman ke semua daerah ada.
Jangan khawatir! | Tenang saja, lihat-lihat dulu. | Cantik dipajang di ruang tamu. | Lengannya sampai siku. | Boleh dieja nama jalannya?
Tulis saja kapan pun Kakak butuh sesuatu. | Saya di sini kalau Kakak perlu sesuatu. | Kakak bisa menulis kapan saja. | Tanya saja kapan pun mau. | Ada dua ukuran. | Ada warna hijau dan abu-abu.
`,
}
