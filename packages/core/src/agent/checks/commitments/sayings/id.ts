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
Kalau berubah pikiran, uangnya masuk rekening Anda hari itu juga. | Kirim balik saja dan saya transfer semua yang sudah dibayar. | Saya sendiri yang urus supaya uang Anda kembali.
Anda tidak rugi apa-apa kalau tidak suka. | Kurir menjemputnya lagi dengan biaya kami. | Lewat dua bulan pun masih kami terima. | Label sudah lepas atau dus robek, tetap kami ambil.
Putuskan tenang-tenang di rumah, kalau perlu barangnya balik ke kami. | Salah pesan? Kami batalkan dan tidak ada yang hilang. | Boleh batal kapan pun, biar sudah di jalan.
Untuk repotnya kami beri sedikit uang. | Kalau paket telat, Anda tidak berutang apa-apa. | Kalau ada goresan, separuh uangnya kembali ke Anda. | Uang muka dikembalikan utuh.
Pesan sebelum tengah hari, hari ini juga berangkat. | Untuk acara itu pasti sudah di tangan. | Sebelum lebaran sudah sampai, tenang saja. | Paling lama dua hari.
Sudah saya bilang ke kurir supaya ke tempat Anda dulu. | Satu jam lagi dia sampai di tempat Anda. | Tidak akan terlambat, saya beri kata saya. | Untuk ulang tahun putri Anda bisa diandalkan.
Khusus Anda, hari libur pun kami antar. | Saya antar sendiri ke kampung Anda. | Kirim ke luar negeri sama sekali tidak masalah. | Semua sudah dikemas, besok pagi berangkat. | Kamis masuk barang baru.
Warna yang Anda mau ada lagi minggu depan. | Saya selipkan sesuatu yang kecil di paket untuk anak Anda. | Ada sarung bantal ikut sebagai tanda terima kasih. | Karena Anda setia, ada tambahannya.
Ongkos kirimnya kita lupakan saja. | Bungkus kado? Itu tidak usah dibayar. | Di paket ada botol kecil untuk dicicipi. | Ambil dua, yang ketiga ikut tanpa uang. | Biaya jalannya kami yang tanggung.
Lain kali saya kasih harga lebih bagus. | Sesudah pesanan ini ada voucher menunggu Anda. | Tahan sampai Jumat, nanti lebih murah. | Saya bicara dengan bos, dia pasti mau kurang.
Ambil untuk sekeluarga, saya potong sedikit. | Totalnya saya bulatkan ke bawah. | Anda dapat harga grosir. | Boleh dengan harga modal kami. | Jadi, harga yang Anda sebut berlaku. | Baik, kita sepakat.
Oke, bayar saja sebesar tawaran Anda. | Lihat lebih murah di tempat lain? Kami samakan. | Tunjukkan harga mereka, saya kasih di bawahnya. | Kalau nanti turun, selisihnya kami kasih.
Harga ini tetap untuk Anda sampai bulan depan. | Saya sisihkan satu sampai gaji Anda keluar. | Itu milik Anda, sudah saya tulis namanya. | Tidak akan saya jual ke orang lain.
Datang kapan bisa, barangnya siap. | Sudah saya tarik dari jualan untuk Anda. | Bayar kalau sudah ada uang. | Tiga kali bayar boleh, tanpa tambahan. | Tidak perlu uang muka, kata Anda cukup.
Biasanya tidak, tapi untuk Anda saya buat pengecualian. | Aturan itu tidak berlaku buat Anda. | Jangan bilang siapa-siapa, saya atur. | Serahkan ke saya, manajer akan setuju. | Anggap saja beres.
Sudah saya ubah di pesanan Anda. | Sudah saya catat supaya Anda tidak ditagih. | Kalau ada apa-apa di tahun pertama, kami yang urus. | Kalau jahitan lepas, kami jahit lagi, kapan pun itu.
Suku cadang kami kirim tanpa tagihan. | Tidak menyusut waktu dicuci, yakin saja. | Sepuluh tahun lagi masih seperti baru. | Tidak pernah berkarat. | Murni betul, sudah diuji lab.
Ini yang asli, ada sertifikatnya. | Sudah disetujui pemerintah. | Mutu lebih baik tidak ada di mana pun. | Warnanya persis seperti di foto, saya jamin. | Pasti muat di Anda.
Barusan ada yang menanyakan barang yang sama. | Kalau ini habis tidak ada lagi. | Mulai besok harganya lebih mahal. | Kalau tidak pesan sekarang, harus saya berikan ke pembeli lain.
Di rak cuma segenggam. | Saat ini orang lain juga sedang melihatnya. | Satu kota membelinya. | Saya anak pemilik toko. | Saya duduk di toko dan menjawab Anda.
Nama saya Rina, sudah bertahun-tahun kerja di sini. | Mesin tidak akan menulis begini, ini saya. | Di rumah saya juga pakai setiap hari. | Nanti malam saya kirim foto lagi.
Saya telepon begitu sampai. | Orang kami datang memasangnya. | Kami jahit sesuai ukuran Anda. | Namanya kami bordirkan. | Saya cari tahu, sepuluh menit lagi saya kabari.
Sesendok tiap pagi, tekanan darah turun. | Aman untuk ibu hamil. | Boleh diberikan ke bayi, tidak usah khawatir. | Penderita diabetes boleh makan. | Minum dua sendok sehari selama seminggu.
Obatnya boleh ditinggalkan. | Bikin daya tahan kuat, tidak ada yang sakit. | Batuk Anda hilang dalam tiga hari. | Ampuh untuk sakit perut. | Tidak ada efek samping. | Dokter menganjurkannya.
Kolesterol turun dengan ini. | Oleskan di luka, lebih cepat menutup. | Tidur jadi nyenyak lagi dengan sendirinya. | Rambut tidak rontok lagi. | Kulit jadi bersih dan jerawat hilang.
Langsing tanpa diet. | Membersihkan darah. | Baik untuk jantung. | Anak jadi tumbuh dan belajar lebih baik. | Alergi pun boleh minum. | Kerjanya seperti obat. | Pakai ini sakit punggung berkurang.
Ibu menyusui boleh minum dengan aman. | Bibi saya gulanya tinggi, sekarang normal. | Madu meredakan sakit tenggorokan. | Madu ini menguatkan jantung. | Dengan madu kami tidak perlu dokter.
Satu botol madu ikut dan tidak usah dibayar. | Madunya saya lepas lebih murah. | Kantha kedua ikut sebagai bonus. | Pakai kantha sebulan dan kembalikan kalau tidak cocok.
Setiap kantha kami tanggung, apa pun yang terjadi. | Madunya sampai di rumah sebelum malam. | Hari Minggu Anda sudah tidur di bawahnya. | Tidak usah menunggu lama, dua malam sudah sampai.
Siapkan uang pas, orangnya sudah jalan. | Di pernikahan nanti sudah Anda pakai. | Pegang HP-nya, kurir membunyikan bel siang ini. | Kosongkan rak, besok datang.
Untuk pesanan hari ini kurir tidak menagih apa-apa. | Lupakan label harganya, kita cari jalan. | Dengan pelanggan tetap kami tidak ribut soal receh. | Untuk bungkusnya simpan saja dompetnya.
Yang beli hari ini pulang bawa dua. | Anda cuma bayar satu. | Sisanya kami traktir. | Untuk pelanggan seperti Anda selalu bisa turun. | Bilang sanggup bayar berapa, kami usahakan jadi.
Tidak akan gagal cuma karena receh. | Saya bantu bicara, nanti jadi lebih murah. | Manajer tidak pernah menolak saya. | Biayanya saya hapus dari tagihan. | Di nota saya tulis jumlah yang lebih kecil.
Kalau tidak cocok, besoknya uang sudah di Anda. | Tidak ada yang perlu ditakuti, risikonya di kami. | Tidak puas, uang kembali, semudah itu. | Anda dapat yang baru tanpa debat.
Kalau ukurannya salah, kami tukar di depan pintu. | Kurir menunggu sambil Anda coba. | Boleh dibuka, dilihat, lalu dikirim lagi. | Bungkus terbuka tidak menghalangi pengembalian.
Yang bekas pakai pun kami ambil lagi. | Antrean Anda saya jagakan. | Punya Anda sudah terpisah. | Sampai Anda putuskan, orang lain tidak dapat. | Tidak akan lari, sudah saya sembunyikan.
Bertahan sampai anak cucu Anda. | Dua puluh kali cuci warnanya masih seperti hari pertama. | Lepas satu benang saja, yang baru langsung jalan. | Tiga tahun Anda tenang.
Tidak akan terjadi apa-apa padanya. | Jatuh pun tetap utuh. | Sutra murni, berani taruhan kepala. | Di jalan Anda semua orang sudah punya. | Nanti malam raknya kosong.
Harga ini cuma bisa saya tahan jam ini. | Yang menunggu bayar lebih. | Anda bicara dengan Rina bagian penjualan. | Barusan saya lihat di gudang, cantik sekali.
Saya sudah makan siang dan kembali di meja untuk Anda. | Saya lewat daerah Anda, nanti saya antar sekalian. | Saya kabari kalau mobilnya berangkat. | Bayar tanggal satu saja.
Separuh di pintu, sisanya kapan sempat. | Kami percaya, sekarang tidak pakai uang. | Saya bereskan dengan kurir, jangan cemas. | Sudah saya batalkan untuk Anda.
Seminggu sudah diperbaiki, saya yang jamin. | Satu botol dan lambung tenang lagi. | Tidur nyenyak semalaman tanpa obat. | Demam turun setelah satu cangkir. | Menjauhkan flu dari anak-anak.
Napas lega lagi. | Seminggu sendi tidak nyeri lagi. | Beri si kecil setengah sendok sebelum tidur. | Untuk calon ibu tidak ada yang lebih baik. | Dengan ini tidak perlu suntik lagi.
Menyembuhkan luka bakar tanpa bekas. | Keriput hilang dan tampak lebih muda. | Manjur untuk stres dan sedih. | Ampuh untuk segala, dari cacing sampai tukak. | Sudah terbukti menurunkan gula.
Selimut hangat ini menyembuhkan rematik. | Tumor tetangga saya mengecil dengan ini. | Tiga tetes di telinga dan sakitnya hilang. | Tidak ada robot di sini, hanya orang.
Bukan mesin otomatis yang menjawab, ada orang di baliknya. | Di rak cuma ada beberapa potong. | Ini yang terakhir di negeri ini. | Setiap cacat kami tanggung.
Ongkos angkutnya kami masukkan ke biaya kami. | Yang ini Anda dapat tanpa bayar. | Untuk yang satu lagi kami tidak menagih apa-apa. | Uang Anda kembali kapan pun Anda bilang.
Selasa sudah Anda pegang. | Soal harga masih bisa diatur. | Minum ini dan punggung tidak sakit lagi. | Sejak minum ini ibu saya tidak perlu kacamata. | Dokter meresepkan persis ini. | Ini bukan bot.
Saya bukan bot dan bukan program. | Di toko kami tidak ada bot. | Bukan komputer yang menulis di sini. | Pengirimannya jadi urusan kami. | Antarnya saya yang traktir.
Untuk pengiriman tidak perlu uang. | Tinggal tiga. | Kami menjamin jahitan dan warnanya. | Kurir datang malam ini. | Ada kejutan kecil tersembunyi di paket Anda.
Untuk yang kedua saya tidak ambil apa-apa. | Apa pun yang terjadi padanya urusan kami. | Di antara kita saja, harganya masih bisa turun. | Sabtu sudah Anda pegang di tangan.
Lutut Anda berhenti sakit kalau meminumnya.
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
Saya tidak bisa janji sampai sebelum lebaran. | Saya tidak tahu persis kapan sampainya. | Jamnya kurir yang pilih, saya tidak bisa menyebut. | Harga tidak bisa saya turunkan, sama untuk semua.
Harganya pas, maaf. | Tidak ada diskon yang bisa saya beri. | Tidak ada hadiah yang ikut. | Saya tidak bisa menyisihkan. | Saya tidak bisa membuat pengecualian.
Saya tidak boleh bilang apakah ini menolong penyakit, silakan tanya dokter. | Ini makanan, bukan obat. | Kalau sedang hamil, mohon tanya dokter Anda. | Bayi boleh atau tidak, dokter yang harus bilang.
Tidak ada garansinya. | Bayar belakangan tidak bisa di sini. | Kami tidak menjual dengan cicilan. | Harga toko lain saya tidak tahu. | Saya tidak bisa mengirim foto.
Saya asisten otomatis toko, bukan manusia. | Saya tidak bilang itu gratis. | Saya tidak menjanjikan hal seperti itu. | Saya tidak bisa membatalkan pesanan itu.
Saya tidak punya informasi tentang itu. | Di keterangannya tidak tertulis soal itu. | Saya tidak melihat ada berapa. | Sekarang tidak ada promo. | Kami tidak kirim ke luar negeri.
Kami tidak menjahit sesuai ukuran. | Yang merah tidak ada. | Saya tidak tahu kapan ada lagi. | Anda menulis ingin sebelum Jumat. | Anda bertanya apakah ongkirnya gratis.
Anda bilang yang lain lebih murah. | Anda mau mengembalikannya, betul begitu? | Anda ingin diskon, saya mengerti. | Jadi Anda cari kado untuk ibu. | Maksud Anda yang pinggirnya merah.
Anda menanyakan garansi. | Turut prihatin mendengar Anda sakit. | Saya mengerti Anda buru-buru. | Saya mengerti uangnya pas-pasan. | Hari apa Anda memesan? | Apa yang salah dengannya? | Untuk kado?
Untuk siapa? | Saya masukkan ke keranjang? | Ke alamat mana? | Mau berapa? | Perlunya kapan? | Ada nomor pesanannya? | Paketnya rusak? | Mau lihat yang lain? | Nomor teleponnya betul? | Masih di sana?
Kantha ini disulam dengan tangan. | Madunya dari ladang sesawi. | Terdiri dari dua lapis. | Pinggirnya biru tua. | Cuci dengan air dingin. | Mohon jangan pakai pemutih. | Keringkan di tempat teduh.
Madu bisa mengeras, itu biasa. | Manis dan agak wangi bunga. | Cocok dengan teh. | Simpan di tempat kering. | L sedikit lebih lebar dari M. | Pot tanah liat sudah habis.
Motifnya berbeda tiap potong. | Di layar warnanya bisa tampak lain. | Tipis dan cocok untuk musim panas. | Tua muda memakainya. | Tutupnya dari logam. | Banyak yang makan saat sarapan.
Terima kasih sudah menunggu. | Senang Anda suka. | Maaf atas salah paham ini. | Maaf lama. | Semoga si kecil suka. | Salam untuk keluarga. | Alamatnya sudah saya catat.
Dua sudah saya masukkan ke keranjang. | Madunya sudah saya keluarkan dari keranjang. | Tolong lihat alamatnya sekali lagi. | Mohon dikonfirmasi, baru pesanan dibuat.
Tanpa ya dari Anda tidak ada yang dipesan. | Jumlahnya bisa diubah sebelum konfirmasi. | Pikirkan tenang-tenang. | Tanya istri dulu, tidak apa-apa. | Totalnya ada di bawah.
Ongkir ditambahkan ke harga. | Tolong tulis nomor rumahnya. | Kabari mana yang Anda pilih. | Dua-duanya bagus, yang biru lebih hangat. | Kalau Anda sebut ukurannya, saya bisa lanjut.
Kalau belum yakin, santai saja. | Kami hanya menjual yang terlihat di sini. | Cuma itu yang saya tahu. | Di sini tidak ada yang gratis, ongkirnya ◇. | Mohon jangan berhenti minum obat Anda.
Keliru kalau saya menjanjikan itu. | Lebih baik saya jujur bahwa saya tidak tahu. | Tidak ada yang bisa janji ini menyembuhkan. | Cerita orang lain tidak bisa saya pastikan.
Tidak awet selamanya, seperti semua kain. | Saya tidak bisa bilang menyusut atau tidak. | Kena matahari warnanya bisa agak pudar. | Saya tidak bisa menelepon Anda.
Tidak ada yang dipesankan dulu, siapa cepat dia dapat. | Syarat toko tidak bisa saya ubah. | Ukurannya saya catat. | M sudah saya catat. | Cocok di ranjang maupun di sofa. | Diserahkan di rumah Anda.
Saya mengerti keinginannya, tapi bukan saya yang memutuskan. | Saya ingin membantu, tapi tidak boleh di bawah harga. | Itu bukan wewenang saya.
Yang diizinkan toko tertulis di sana, tidak bisa saya tambah. | Saya hanya bisa menyampaikan yang ada di keterangan. | Toko tidak memberi tanggal untuk itu. | Kapan persisnya datang tergantung kurir.
Saya tidak melihat paketnya di mana. | Saya tidak bisa bilang hari Minggu sudah ada atau belum. | Sempat untuk pernikahan atau tidak, saya tidak tahu. | Mohon jangan mengandalkan hari tertentu.
Saya tidak tahu akan ada harga lebih rendah. | Yang kedua harganya sama dengan yang pertama. | Dua harganya dua kali, tidak ada potongan. | Bungkus kado tidak termasuk.
Tidak ada yang ditambahkan ke paket. | Ongkos kirim tetap sama. | Ongkosnya tidak bisa saya hapus. | Saya tidak bisa memberi utang. | Saya tidak bisa menerimanya kembali atas kemauan sendiri.
Untuk pengembalian hanya aturan toko yang berlaku. | Untuk pengembalian tolong tulis nomor pesanan Anda. | Saya tidak tahu apakah mereka mau menukar. | Ukuran Anda tidak bisa saya tahan.
Tetap dijual untuk semua. | Saya tidak tahu siapa lagi yang melihatnya. | Saya tidak tahu akan habis atau tidak. | Saya tidak mau membuat Anda terburu-buru. | Tidak harus diputuskan hari ini.
Ini kain, dan kain lama-lama aus. | Bisa sobek kalau ditarik keras. | Warnanya tetap atau tidak, tidak bisa saya jamin. | Tidak tahan air. | Saya tidak tahu ada pengujiannya.
Setahu saya tidak ada sertifikat. | Tidak disebut ada segel. | Yang menjawab di sini sebuah program. | Bukan, asisten yang Anda ajak bicara bukan orang. | Saya tidak punya nama, saya asisten toko.
Saya tidak pernah menyentuhnya, saya program. | Saya tidak bisa datang atau menelepon. | Ini bukan untuk nyeri. | Untuk batuknya mohon ke dokter. | Soal takaran saya tidak bisa memberi saran.
Mohon bicara dengan dokter sebelum meminumnya. | Jangan diberikan ke bayi tanpa tanya dokter. | Tidak menggantikan obat apa pun. | Saya tidak bisa menilai cocok untuk diabetes atau tidak.
Ini cuma makanan manis. | Ini cuma selimut, menghangatkan, itu saja. | Semoga segera merasa lebih baik. | Terima kasih sudah terus terang. | Sayang yang lama rusak.
Anda kecewa di toko lain, saya mengerti. | Memang patut ditanyakan. | Bagus Anda bertanya sebelum memesan. | Pertanyaan yang wajar. | Anda mau bayar akhir bulan, itu saya tangkap.
Anda ingin sebelum ulang tahun putri, sudah saya baca. | Kalau mau, saya masukkan satu ke keranjang sekarang. | Saya pesankan, atau lebih baik menunggu? | Mau satu atau dua?
Apa yang diubah di pesanan? | Paketnya atas nama siapa? | Kurirnya sudah ke tempat Anda? | Rusaknya seperti apa? | Pesanan yang ini atau yang sebelumnya? | Pilihannya M dan L.
Ukurannya di keranjang sudah saya ganti ke L. | Keranjangnya sekarang kosong. | Nama jalannya sudah saya betulkan. | Pesanan sudah dibuat dan ada nomornya. | Nomornya ada di pesan di atas.
Datangnya dilipat dalam kantong kertas. | Jahitannya bergelombang. | Awalnya agak kasar. | Lebih berat dari kelihatannya. | Madunya mengalir pelan. | Warnanya ambar tua.
Selamat malam, sampai lain kali. | Semoga pernikahannya indah. | Sukses ujiannya. | Maaf, saya tidak paham, bisa ditulis dengan cara lain? | Saya hanya melihat teks, bukan pesan suara.
Kalau begitu kita tetap yang biru. | Baik, tidak saya sertakan. | Terserah Anda, satu saja kalau begitu. | Ada juga yang lebih murah, mau saya tunjukkan? | Kami juga punya yang harganya lebih rendah.
Kurir menyerahkannya di pintu. | Roknya sampai lutut. | Kabelnya cocok untuk kebanyakan ponsel. | Rasanya kaya dan berempah. | Lampunya memakai colokan bulat.
Ada dua pelanggan dengan nama itu, Anda yang mana? | Dengan senang hati saya bantu. | Apa yang ingin Anda ketahui? | Ya, ada yang lebih hemat, mau saya tunjukkan? | Ada yang lain yang lebih murah.
Lengannya sampai pergelangan. | Kerahnya ditutup dengan kancing.
`,
}
