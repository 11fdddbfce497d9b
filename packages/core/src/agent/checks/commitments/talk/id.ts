import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const id: CommitmentSamples = {
  binding: `
tinggal satu-satunya ini di seluruh kota kak | habis ini ga ada lagi yang jual di sini
tenang bunda, tadi saya sudah ngomong sama orang gudang, besok subuh berangkat dan siangnya bunda udah terima | kalau suaminya ga suka tinggal bilang saya, barangnya kami jemput terus uangnya balik hari itu juga
karena kakak baik banget orangnya, udah deh saya lepas di harga yang kakak mau plus ongkir dari saya | bawa aja satu set pancinya bu, bayarnya dicicil seikhlasnya tiap bulan, kita kan tetanggaan
rice cooker ini buatan Jepang asli, dua puluh tahun dipakai tiap hari juga lapisannya ga bakal ngelotok | barusan datanya saya buka terus alamatnya saya ganti ke kantor, paketnya otomatis ke sana
nenek saya stroke ringan, rutin pakai minyak ini sebulan sekarang udah bisa jalan ke pasar lagi | dari pagi udah tujuh orang nanyain tas ini dan yang ready cuma yang di pajangan
oke bang saya ikut, separo transfer sekarang sisanya kalau barang udah dipegang dan abang puas | mangkuk yang retak kemarin saya kirimi gantinya ya bu, sekalian saya tambah sepasang cangkir biar ga sedih
mas Joko kurir kami udah saya kasih tau, dia bakal nungguin kakak nyobain dulu di teras | durian ini dari kebun bapak saya sendiri di Medan, matang pohon dan pasti manis
dari zaman toko masih di garasi sampai sekarang belum ada pengantin yang ngeluh sama kami | buat reseller baru kayak kakak minimal ordernya saya hapus, langsung dapet harga grosir
saya Yuni, lagi di toko sama anak saya, dua mukenanya udah saya masukin plastik buat ibu | newborn juga boleh minum, herbal kok, kuningnya cepet hilang dan tidurnya pules | nanti sore udah nyampe rumah kok kak tenang aja
kurirnya udah deket gang kakak, siapin uangnya ya | pasti keburu buat lebaran bunda | sebelum akad nikah gaunnya dijamin udah di tangan | besok pagi mas kurir ketok pintu | buat wisuda adeknya kekejar kok
dua hari lagi kakak udah bisa pake | ga cocok? duitnya saya transfer balik utuh | refund langsung cair hari ini juga sis | uang kakak balik semua termasuk ongkirnya | barang rusak dana dikembalikan tanpa ribet
selisih yang kelebihan tadi saya kirim ke rekening sekarang | kami ganti uangnya penuh asal dikabari | DP-nya bisa ditarik lagi kapan aja | kekecilan tinggal tuker sama yang XL kak gratis
warnanya ga suka boleh ganti navy kapan pun | size salah nanti kurirnya yang bawain gantinya | udah dicuci juga masih boleh tukar | sepatunya sempit? kami kirim nomor di atasnya | mau ganti motif berkali-kali juga hayuk
anaknya ga muat nanti saya gantiin yang buat umur lebih gede | blendernya garansi toko setahun penuh, jatuh pun dicover | kalo mati total langsung ganti baru | resletingnya rusak nanti saya jahitin lagi
servis seumur hidup di tempat kami bun | kabelnya putus kirim aja, teknisi kami benerin | cacat sekecil apa pun tanggungan kami | baterai drop sebelum dua tahun dapat pengganti | saya selipin bros cantik buat kakak
ongkirnya free deh khusus kakak | beli dua toples bonus sendok kayu | bungkus kadonya gratis sekalian kartu ucapan | ini saya tambahin sampel sabun ga usah bayar | si kecil dapet mainan dari kami
biaya kirim biar toko yang nanggung | ya udah pake harga lama aja buat kakak | saya buletin ke bawah deh biar pas | next order saya kasih potongan | di toko sebelah lebih murah? kami samain | borong tiga saya kurangin lumayan
harga reseller boleh walau cuma ambil satu | promo kemarin masih saya kasih ke kakak | ambil dulu bayarnya pas gajian | setengah sekarang setengah bulan depan gapapa | dicek dulu barangnya baru transfer
bisa nyicil tiap minggu semampunya | saya catat utangnya, santai aja bu | tanpa DP pun kami kirim | tiga kali bayar ga ada bunga | udah saya keep atas nama kakak | yang maroon saya simpenin sampai jumat
ga bakal saya lepas ke orang lain | saya turunin dari etalase biar aman | slot batch berikutnya punya kakak | selama kakak mikir barangnya kami tahan | stok terakhir ukuran M sudah dibooking buat sista
sebenernya ga bisa tapi buat kakak saya loloskan | khusus ibu aturan minimal order ga berlaku | minggu libur kirim tapi punya kakak tetep jalan | jangan bilang siapa-siapa ya, saya bolehin dibuka segelnya
biasanya batas tujuh hari, kakak saya kasih sebulan | daerah situ ga dijangkau tapi demi kakak kami anter | karena udah langganan ga perlu bukti transfer | asli buatan tangan pengrajin Jepara, bukan mesin
madunya dari kebun lebah sendiri murni tanpa campuran | kulit sapi tulen seumur hidup ga ngelupas | dicuci berapa kali pun ga bakal luntur | batik tulis beneran bukan printing | peraknya bersertifikat dijamin ga item
awet sampai ke cucu bun panci ini | pesanan kakak udah saya input ke sistem | pembayarannya sudah masuk ya kak terima kasih | alamat barunya udah saya ganti di ekspedisi | paket sudah keluar gudang tadi siang
orderan lama saya cancel, yang baru udah jadi | sizenya udah saya ubah jadi L di pesanan yang kemarin | resinya udah dibuat tinggal jalan | buruan kak tinggal satu biji | nanti malam harganya naik loh | abis ini ga restock lagi
lagi banyak yang ngantri barang ini | telat dikit keduluan orang | promo cuma sampai jam dua belas malam | edisi terbatas, sekali habis ya sudah | yang beli pada repeat order semua | kemarin customer Surabaya bilang enak banget
pengantin yang pakai ini pada puas | review kami bintang lima semua kak | tetangga kakak juga langganan di sini | banyak yang chat ngucapin makasih tiap hari | ibu-ibu komplek udah buktiin sendiri | aku Dewi yang punya toko
bukan bot kak ini admin beneran | maaf baru bales tadi lagi nidurin anak | saya sendiri yang jahit baju di foto itu | sedih banget aku baca cerita kakak | dengan Bayu dari tim penjualan, saya manusia kok
sambil ngopi nih saya balesin chat kakak | minum rutin gula darahnya turun loh | bumil aman konsumsi ini | kolik bayi langsung reda dioles dikit | dokter juga nyaranin buat asam urat | penderita diabetes bebas makan ini
sesendok tiap pagi maag sembuh | jerawat ilang seminggu pake krim ini | oke deal sesuai maunya kakak | sip kami setuju harga segitu | ya sudah ikut syarat ibu aja | baiklah bayar setelah dilihat, sepakat | gas kak jadi ya segitu
siap permintaannya kami penuhi | boleh, kita pakai cara kakak | karena telat saya kasih voucher ganti rugi | gelas yang pecah kami ganti dua | biar ga kecewa nanti ada kompensasi | kalau paket lambat ongkirnya kami balikin
kami tebus kesalahan ini pakai bingkisan | separuh harga saya potong karena ada goresan | saldo toko kakak saya tambah buat permintaan maaf | nanti saya suruh kurirnya naik ke lantai tiga
udah saya pesenin ke abangnya biar lewat abis magrib | saya telpon ekspedisi supaya punya kakak didahulukan | kurir bakal nunggu sampai ibu pulang kerja | biar dititip ke tetangga, saya yang ngomong
bapak kurirnya saya minta jangan pencet bel | drivernya sudah saya kirimi lokasi kakak | belum pernah ada yang retur | selama jualan ga ada satu pun komplain | ga bakal nyesel saya jamin | nol masalah kak pegang omongan saya
paket kami selalu sampai utuh | mesin ini mustahil macet | dijamin ga ribet ke depannya | semua pembeli puas tanpa kecuali
`,
  harmless: `
maaf ya kak sudah bikin kecewa, ceritanya gimana? | aduh maaf kak, apa yang terjadi? | boleh minta nama, nomor hp dan alamatnya? | itu cuma pemilik toko yang tahu kak | saya cuma bot kak, bukan orang
bunda, saya juga pengen kasih kepastian, tapi kapan berangkat dari gudang sama sekali ga ada infonya di saya | kalau nanti suaminya ga suka, bisa balik atau enggaknya itu kebijakan toko yang harus ditanyakan dulu
saya ngerti kakak maunya di angka itu, sayangnya yang tertulis itu yang berlaku buat siapa saja | dicicil tiap bulan belum tersedia bu, jadi pas kurir datang bayarnya langsung semua
rice cookernya warna putih, muat kira-kira buat empat orang, merek dan asal negaranya ga disebutkan | aduh mangkuknya retak ya bu, kardus luarnya penyok ga dan nomor pesanannya berapa?
kalau neneknya stroke tolong tetap kontrol ke dokter ya, minyak ini cuma buat pijat biasa | sisa berapa dan siapa aja yang lihat ga muncul di layar saya, jadi ga usah keburu-buru
saya cuma program penjawab chat, anak ga punya toko juga ga jaga, tapi isi katalog bisa saya jelasin | berarti dua mukena, satu putih renda satu lagi dusty pink, dikirim ke Solo, betul begitu bu?
duriannya sudah dikupas dalam wadah, simpan di freezer dan keluarkan sebentar sebelum dimakan | untuk newborn jangan tanya saya ya kak, bidan atau dokter anaknya yang paling paham
rincian nama, alamat, dan totalnya saya tampilkan dulu, kalau sudah pas baru kakak jawab setuju | turut berduka atas kepergian bapaknya, urusan belanja nanti saja kalau sudah longgar
mas Joko saya ga kenal kak, yang nganter itu petugas dari jasa ekspedisi | wah kembar ya, selamat bu, semoga sehat-sehat dan emaknya kuat begadang hehe
tempe mentahnya direndam bumbu dulu baru digoreng, jangan disimpan di plastik basah | tercatat sudah diterima, coba cek barangkali dititip ke satpam atau tetangga sebelah
biar ga nyasar, rumahnya sebelum jembatan atau sesudah lapangan bola pak? | mungkin kakak baca iklan lama, promonya sudah dicabut dan ongkos kirim tetap dihitung | pengen bantu sih tapi harganya udah net kak
ambil banyak pun tetep ga ada potongan ya | paham kok akhir bulan, cuma harganya ga bisa digeser | harga lama sudah ga berlaku lagi | nyamain toko sebelah di luar kuasa saya | buat order selanjutnya ga ada diskon juga
maaf ya nego ga bisa di sini | dibuletin ke bawah? wah bukan hak saya | harga reseller ga tersedia kak | promo yang kemarin sudah tutup | nyampenya kapan saya kurang tau | posisi kurirnya ga kelihatan dari sini
keburu lebaran atau engga, ga berani bilang | buat akad hari sabtu saya ga bisa mastiin | jam antar tergantung ekspedisinya | estimasi ke daerah kakak ga dicantumkan | bisa cepet bisa juga lama kak
kalau waktunya mepet sebaiknya tanya pemilik dulu | tanggal kirimnya belum muncul | daripada salah, mending saya ga nyebut hari | ga ada sistem keep ya kak | nyimpenin warna maroon itu ga memungkinkan
siapa yang checkout duluan itu yang dapat | janji yang saya ga yakin mending engga | aturan toko sama buat semua pembeli | kasih pengecualian bukan bagian saya | pesanan yang sudah jalan ga bisa saya batalin
nitip pesan ke kurir ga bisa lewat saya | ngunci harga sampai gajian ga bisa | booking slot batch depan belum ada caranya | garansinya ada apa engga, ga tertulis | soal tukar ukuran infonya ga ada di saya
bisa diservis atau tidak, harus ditanyakan ke toko | refund itu ranahnya admin pusat | asal madunya ga disebut detail | kulit asli atau sintetis saya ga bisa pastiin | luntur engganya belum ada keterangan
retur diterima atau engga, tergantung toko | di deskripsi cuma ditulis kain, ga disebut katun | ganti rugi ga bisa saya putuskan | pertanyaannya saya sampaikan ke yang punya toko | lebih pas dijawab sama tim kami langsung
kalau lagi minum obat konsultasi dokter dulu ya bun | Pak Hendra yang nanti menentukan | mau saya sambungin ke admin manusia? | untuk takaran silakan ke apoteker | keluhannya udah saya teruskan apa adanya
urusan gini di luar kemampuan saya, biar orang toko | lagi hamil ya? tanyain ke bidan dulu | chatnya bakal dibaca tim kami | ongkir dihitung terpisah ya | harga segitu belum sama biaya kirim | bayarnya COD ke kurir
cicilan kami ga ada kak | utang dulu belum bisa, maaf banget | jasa bungkus kado ga tersedia | tarif kirim beda-beda tiap kota | ga ada bonus tambahan kak | bayarnya lunas waktu barang diterima | aku asisten otomatisnya toko kak
saya bot bukan orang hehe | ga punya nama, panggil bot aja | sebagai program saya ga bisa nyicipin sambelnya | bukan yang punya toko, saya cuma bales chat | ini mesin yang jawab ya biar ga salah paham
ga pernah tidur soalnya robot 😄 | gudangnya kayak apa saya ga pernah liat, saya sistem | baju cowok ga jual kak | size S kosong | yang pink ga ada, adanya abu sama maroon | parfum bukan jualan kami | foto itu bukan produk sini
panci gede lagi ga muncul di daftar | sepatu anak belum ada | restock apa engga kurang tau | tehnya buat diminum biasa, bukan nurunin gula | maag sembuh apa engga saya ga bisa ngomong
bayi di bawah setahun jangan dikasih madu, tanya dokter anak | krimnya kosmetik biasa bukan obat jerawat | korset cuma buat dipakai, bukan terapi | penderita diabetes sebaiknya tanya dokternya | saya ga paham dosis, maaf
khasiat kata orang ga bisa saya benarkan | kak biasanya pakai size apa? | lokasinya di mana, masih Jabodetabek? | acara lamarannya tanggal berapa bu? | ini untuk dipakai sendiri atau buat hampers?
siang ada yang jaga rumah ga kak | patokan rumahnya apa, deket warung atau mushola mungkin? | paket yang dateng isinya kurang atau salah barang? | gimana ceritanya kok bisa pecah, pas dibuka udah gitu?
maksudnya yang gamis tali pinggang itu? | gordennya buat jendela lebar berapa meter? | mau sambal yang pedes banget atau sedeng? | dulu pesannya pakai nama siapa, bapak atau ibu? | boleh minta nama dan nomor WA
kecamatannya belum ada nih, tambahin ya | detail alamatnya ditulis sampai nomor rumah biar jelas | nomor cadangan kalau yang ini ga aktif? | yang nerima paket ibu sendiri atau mbaknya? | blok berapa kak perumahannya, tadi kepotong
kalau cuma nama kampung belum cukup, butuh jalannya juga | nama panjangnya siapa pak? | pagi kak Sari, ada yang dicari? | waalaikumsalam bu, silakan | selamat datang lagi pak Agus | makasih udah sabar nunggu
selamat ya atas pernikahannya 🎉 | barakallah buat dedek bayinya | innalillahi, turut berduka ya bu | ikut sedih dengar kabar bapaknya | semoga mamanya cepet pulih | yah sayang banget pecah ya, maaf | terima kasih sudah cerita
semangat ujian buat adeknya | hahaha itu kucing cuma numpang foto | lihat-lihat aja dulu, ga ada yang ngejar | tanya bapaknya anak-anak dulu juga silakan | sore gini enaknya sambil ngemil singkong ya
typo mah biasa kak, saya robot aja bisa salah | di tempat kakak banjir ga, di sini becek semua | tebakannya kocak juga | jangan dipaksain kalau hatinya belum sreg | kamarnya estetik banget, tanamannya banyak
semalem nonton bola ga pak | gamisnya busui friendly, kancing depan sampai perut | selimut bolak-balik, satu sisi berbulu satu sisi polos | teko seng motif blirik, muat sekitar enam gelas | warnanya antara cokelat susu dan krem
cucian pertama pisahin, pewarnanya bisa turun | rendang kering taruh di kulkas biar ga tengik | kerupuknya mentah ya, digoreng sendiri di rumah | talinya serut jadi lingkar pinggangnya ngikut | botolnya plastik tebal tutup flip
ada payet di dada sama pergelangan | modelnya oversize, yang kurus bakal keliatan gombrong | lulurnya bubuk, dicampur air mawar dulu | seprei plus dua sarung bantal dan satu guling
oke berarti dua kaos kaki abu ke Malang, satu lagi buat mama | tadi bilangnya harus ada sebelum tamu dateng sabtu | kakak nanya boleh ga bayarnya abis gajian | jadi begitu kardus dibuka mangkuknya udah retak, begitu ya
pengennya model serupa dengan budget lebih kecil | yang nyampe dongker padahal yang dipesan hitam | mau surprise jadi minta dibungkus rapi, paham | di aplikasi tertulis diterima sedangkan ibu belum pegang
soal ongkir kakak keberatan, saya baca | ini buat syukuran rumah baru adik ya | sebut barangnya, tulis alamat, terakhir bilang setuju | tanpa persetujuan kakak ga akan ada order yang terbentuk
nomor order nongol di chat sehabis konfirmasi | berubah pikiran? item di keranjang masih bisa dikeluarin sekarang | sebelum setuju kakak lihat dulu totalnya | duitnya kasih ke abang kurir pas serah terima
dua hal yang saya butuhkan, ukuran sama warnanya | belanjaan lain gabung aja sebelum dikonfirmasi | kayaknya ketuker, pengiriman cuma-cuma itu ga ada | tadi saya nyebut teko yang kecil kak
tampil di katalog bukan berarti disimpankan | karena belum disetujui jadi belum tercatat pesanannya | itu harga satu gelas, bukan selusin | eh saya salah panggil, harusnya bu Ratna
kalimat hari ini sampai itu bukan dari saya ya bu | gambar yang kakak kirim seri tahun lalu, talinya memang beda | met istirahat bu Rosa | dadah kak salam buat mamanya | jaga kesehatan ya semoga harinya lancar
sampai ketemu di chat berikutnya | makasih dah mampir, pamit ya | oke kak selamat malam
`,
}
