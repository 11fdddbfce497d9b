import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const id: CommitmentSamples = {
  binding: `
nanti sore udah nyampe rumah kok kak tenang aja | kurirnya udah deket gang kakak, siapin uangnya ya | pasti keburu buat lebaran bunda | sebelum akad nikah gaunnya dijamin udah di tangan | besok pagi mas kurir ketok pintu
buat wisuda adeknya kekejar kok | dua hari lagi kakak udah bisa pake | ga cocok? duitnya saya transfer balik utuh | refund langsung cair hari ini juga sis | uang kakak balik semua termasuk ongkirnya
barang rusak dana dikembalikan tanpa ribet | selisih yang kelebihan tadi saya kirim ke rekening sekarang | kami ganti uangnya penuh asal dikabari | DP-nya bisa ditarik lagi kapan aja
kekecilan tinggal tuker sama yang XL kak gratis | warnanya ga suka boleh ganti navy kapan pun | size salah nanti kurirnya yang bawain gantinya | udah dicuci juga masih boleh tukar | sepatunya sempit? kami kirim nomor di atasnya
mau ganti motif berkali-kali juga hayuk | anaknya ga muat nanti saya gantiin yang buat umur lebih gede | penukaran ongkirnya kami yang bayar | blendernya garansi toko setahun penuh, jatuh pun dicover
kalo mati total langsung ganti baru | resletingnya rusak nanti saya jahitin lagi | servis seumur hidup di tempat kami bun | kabelnya putus kirim aja, teknisi kami benerin | cacat sekecil apa pun tanggungan kami
baterai drop sebelum dua tahun dapat pengganti | asal ada foto kerusakan, unit barunya jalan hari itu juga | saya selipin bros cantik buat kakak | ongkirnya free deh khusus kakak | beli dua toples bonus sendok kayu
bungkus kadonya gratis sekalian kartu ucapan | ini saya tambahin sampel sabun ga usah bayar | si kecil dapet mainan dari kami | biaya kirim biar toko yang nanggung | tiap pembelian sprei ada hadiah sarung guling
ya udah pake harga lama aja buat kakak | saya buletin ke bawah deh biar pas | next order saya kasih potongan | di toko sebelah lebih murah? kami samain | borong tiga saya kurangin lumayan
harga reseller boleh walau cuma ambil satu | promo kemarin masih saya kasih ke kakak | nego dikit boleh lah buat langganan | ambil dulu bayarnya pas gajian | setengah sekarang setengah bulan depan gapapa
dicek dulu barangnya baru transfer | bisa nyicil tiap minggu semampunya | saya catat utangnya, santai aja bu | tanpa DP pun kami kirim | tiga kali bayar ga ada bunga | nunggu THR cair juga boleh | udah saya keep atas nama kakak
yang maroon saya simpenin sampai jumat | ga bakal saya lepas ke orang lain | saya turunin dari etalase biar aman | slot batch berikutnya punya kakak | selama kakak mikir barangnya kami tahan
stok terakhir ukuran M sudah dibooking buat sista | harganya saya kunci sampai akhir bulan | sebenernya ga bisa tapi buat kakak saya loloskan | khusus ibu aturan minimal order ga berlaku
minggu libur kirim tapi punya kakak tetep jalan | jangan bilang siapa-siapa ya, saya bolehin dibuka segelnya | biasanya batas tujuh hari, kakak saya kasih sebulan | daerah situ ga dijangkau tapi demi kakak kami anter
karena udah langganan ga perlu bukti transfer | boleh dicoba dulu di rumah, cuma kakak loh yang dapat | asli buatan tangan pengrajin Jepara, bukan mesin | madunya dari kebun lebah sendiri murni tanpa campuran
kulit sapi tulen seumur hidup ga ngelupas | dicuci berapa kali pun ga bakal luntur | batik tulis beneran bukan printing | peraknya bersertifikat dijamin ga item | awet sampai ke cucu bun panci ini
kualitasnya nomor satu se-Indonesia | pesanan kakak udah saya input ke sistem | pembayarannya sudah masuk ya kak terima kasih | alamat barunya udah saya ganti di ekspedisi | paket sudah keluar gudang tadi siang
orderan lama saya cancel, yang baru udah jadi | sizenya udah saya ubah jadi L di pesanan yang kemarin | resinya udah dibuat tinggal jalan | transferan kakak sudah saya verifikasi | buruan kak tinggal satu biji
nanti malam harganya naik loh | abis ini ga restock lagi | lagi banyak yang ngantri barang ini | telat dikit keduluan orang | promo cuma sampai jam dua belas malam | edisi terbatas, sekali habis ya sudah
barusan ada ibu-ibu mau ambil yang ini juga | yang beli pada repeat order semua | kemarin customer Surabaya bilang enak banget | pengantin yang pakai ini pada puas | review kami bintang lima semua kak
tetangga kakak juga langganan di sini | banyak yang chat ngucapin makasih tiap hari | ibu-ibu komplek udah buktiin sendiri | artis aja belinya di kami | aku Dewi yang punya toko | bukan bot kak ini admin beneran
maaf baru bales tadi lagi nidurin anak | saya sendiri yang jahit baju di foto itu | sedih banget aku baca cerita kakak | dengan Bayu dari tim penjualan, saya manusia kok | sambil ngopi nih saya balesin chat kakak
aku juga lagi hamil jadi ngerti rasanya | minum rutin gula darahnya turun loh | bumil aman konsumsi ini | kolik bayi langsung reda dioles dikit | dokter juga nyaranin buat asam urat | penderita diabetes bebas makan ini
sesendok tiap pagi maag sembuh | jerawat ilang seminggu pake krim ini | korsetnya bikin saraf kejepit pulih | oke deal sesuai maunya kakak | sip kami setuju harga segitu | ya sudah ikut syarat ibu aja
baiklah bayar setelah dilihat, sepakat | gas kak jadi ya segitu | siap permintaannya kami penuhi | boleh, kita pakai cara kakak | iya deh saya nurut, fix ya | karena telat saya kasih voucher ganti rugi
gelas yang pecah kami ganti dua | biar ga kecewa nanti ada kompensasi | kalau paket lambat ongkirnya kami balikin | kami tebus kesalahan ini pakai bingkisan | separuh harga saya potong karena ada goresan
saldo toko kakak saya tambah buat permintaan maaf | telat sehari pun kami bayar denda | nanti saya suruh kurirnya naik ke lantai tiga | udah saya pesenin ke abangnya biar lewat abis magrib
saya telpon ekspedisi supaya punya kakak didahulukan | kurir bakal nunggu sampai ibu pulang kerja | biar dititip ke tetangga, saya yang ngomong | bapak kurirnya saya minta jangan pencet bel
drivernya sudah saya kirimi lokasi kakak | saya atur kurirnya hubungi dulu sebelum datang | belum pernah ada yang retur | selama jualan ga ada satu pun komplain | ga bakal nyesel saya jamin | nol masalah kak pegang omongan saya
paket kami selalu sampai utuh | mesin ini mustahil macet | dijamin ga ribet ke depannya | semua pembeli puas tanpa kecuali
`,
  harmless: `
pengen bantu sih tapi harganya udah net kak | ambil banyak pun tetep ga ada potongan ya | paham kok akhir bulan, cuma harganya ga bisa digeser | harga lama sudah ga berlaku lagi | nyamain toko sebelah di luar kuasa saya
buat order selanjutnya ga ada diskon juga | maaf ya nego ga bisa di sini | dibuletin ke bawah? wah bukan hak saya | harga reseller ga tersedia kak | promo yang kemarin sudah tutup | nyampenya kapan saya kurang tau
posisi kurirnya ga kelihatan dari sini | keburu lebaran atau engga, ga berani bilang | buat akad hari sabtu saya ga bisa mastiin | jam antar tergantung ekspedisinya | estimasi ke daerah kakak ga dicantumkan
bisa cepet bisa juga lama kak | kalau waktunya mepet sebaiknya tanya pemilik dulu | tanggal kirimnya belum muncul | daripada salah, mending saya ga nyebut hari | ga ada sistem keep ya kak
nyimpenin warna maroon itu ga memungkinkan | siapa yang checkout duluan itu yang dapat | janji yang saya ga yakin mending engga | aturan toko sama buat semua pembeli | kasih pengecualian bukan bagian saya
pesanan yang sudah jalan ga bisa saya batalin | nitip pesan ke kurir ga bisa lewat saya | ngunci harga sampai gajian ga bisa | booking slot batch depan belum ada caranya | garansinya ada apa engga, ga tertulis
soal tukar ukuran infonya ga ada di saya | bisa diservis atau tidak, harus ditanyakan ke toko | refund itu ranahnya admin pusat | asal madunya ga disebut detail | kulit asli atau sintetis saya ga bisa pastiin
luntur engganya belum ada keterangan | retur diterima atau engga, tergantung toko | di deskripsi cuma ditulis kain, ga disebut katun | ganti rugi ga bisa saya putuskan | pertanyaannya saya sampaikan ke yang punya toko
lebih pas dijawab sama tim kami langsung | kalau lagi minum obat konsultasi dokter dulu ya bun | Pak Hendra yang nanti menentukan | mau saya sambungin ke admin manusia? | untuk takaran silakan ke apoteker
keluhannya udah saya teruskan apa adanya | urusan gini di luar kemampuan saya, biar orang toko | lagi hamil ya? tanyain ke bidan dulu | chatnya bakal dibaca tim kami | ongkir dihitung terpisah ya
harga segitu belum sama biaya kirim | bayarnya COD ke kurir | cicilan kami ga ada kak | utang dulu belum bisa, maaf banget | jasa bungkus kado ga tersedia | tarif kirim beda-beda tiap kota | ga ada bonus tambahan kak
bayarnya lunas waktu barang diterima | aku asisten otomatisnya toko kak | saya bot bukan orang hehe | ga punya nama, panggil bot aja | sebagai program saya ga bisa nyicipin sambelnya | bukan yang punya toko, saya cuma bales chat
ini mesin yang jawab ya biar ga salah paham | ga pernah tidur soalnya robot 😄 | gudangnya kayak apa saya ga pernah liat, saya sistem | baju cowok ga jual kak | size S kosong | yang pink ga ada, adanya abu sama maroon
parfum bukan jualan kami | foto itu bukan produk sini | panci gede lagi ga muncul di daftar | sepatu anak belum ada | restock apa engga kurang tau | tehnya buat diminum biasa, bukan nurunin gula
maag sembuh apa engga saya ga bisa ngomong | bayi di bawah setahun jangan dikasih madu, tanya dokter anak | krimnya kosmetik biasa bukan obat jerawat | korset cuma buat dipakai, bukan terapi
penderita diabetes sebaiknya tanya dokternya | saya ga paham dosis, maaf | khasiat kata orang ga bisa saya benarkan | kak biasanya pakai size apa? | lokasinya di mana, masih Jabodetabek? | acara lamarannya tanggal berapa bu?
ini untuk dipakai sendiri atau buat hampers? | siang ada yang jaga rumah ga kak | patokan rumahnya apa, deket warung atau mushola mungkin? | paket yang dateng isinya kurang atau salah barang?
gimana ceritanya kok bisa pecah, pas dibuka udah gitu? | maksudnya yang gamis tali pinggang itu? | gordennya buat jendela lebar berapa meter? | mau sambal yang pedes banget atau sedeng?
dulu pesannya pakai nama siapa, bapak atau ibu? | dedeknya cewek cowok, udah berapa bulan? | rumahnya masuk gang ga, mobil box bisa lewat? | buat berapa orang kira-kira nasi tumpengnya
seragaman sama keluarga ya, butuh berapa potong? | kerudungnya mau yang instan apa segi empat? | ada alamat kantor sama rumah, yang mana nih? | abang kurirnya bilang apa waktu itu? | boleh minta nama dan nomor WA
kecamatannya belum ada nih, tambahin ya | detail alamatnya ditulis sampai nomor rumah biar jelas | nomor cadangan kalau yang ini ga aktif? | yang nerima paket ibu sendiri atau mbaknya? | blok berapa kak perumahannya, tadi kepotong
kalau cuma nama kampung belum cukup, butuh jalannya juga | nama panjangnya siapa pak? | pagi kak Sari, ada yang dicari? | waalaikumsalam bu, silakan | selamat datang lagi pak Agus | makasih udah sabar nunggu
selamat ya atas pernikahannya 🎉 | barakallah buat dedek bayinya | innalillahi, turut berduka ya bu | ikut sedih dengar kabar bapaknya | semoga mamanya cepet pulih | yah sayang banget pecah ya, maaf | terima kasih sudah cerita
semangat ujian buat adeknya | hbd buat si kecil | kami yang makasih udah mampir | berat ya kak, semoga dimudahkan | selamat lebaran salam buat keluarga | perhatian banget sama mertuanya | makasih fotonya jelas
hahaha itu kucing cuma numpang foto | lihat-lihat aja dulu, ga ada yang ngejar | tanya bapaknya anak-anak dulu juga silakan | sore gini enaknya sambil ngemil singkong ya | typo mah biasa kak, saya robot aja bisa salah
di tempat kakak banjir ga, di sini becek semua | tebakannya kocak juga | jangan dipaksain kalau hatinya belum sreg | kamarnya estetik banget, tanamannya banyak | semalem nonton bola ga pak
gamisnya busui friendly, kancing depan sampai perut | selimut bolak-balik, satu sisi berbulu satu sisi polos | teko seng motif blirik, muat sekitar enam gelas | warnanya antara cokelat susu dan krem
cucian pertama pisahin, pewarnanya bisa turun | rendang kering taruh di kulkas biar ga tengik | kerupuknya mentah ya, digoreng sendiri di rumah | talinya serut jadi lingkar pinggangnya ngikut | botolnya plastik tebal tutup flip
ada payet di dada sama pergelangan | modelnya oversize, yang kurus bakal keliatan gombrong | lulurnya bubuk, dicampur air mawar dulu | seprei plus dua sarung bantal dan satu guling
diffuser ini pakai stik rotan, dicelup ke minyaknya | outernya tipis tanpa kancing | cobek batu itu berat, sebelum dipakai digosok beras dulu | ayunan bayinya digantung pakai per | jepit rambut bahan resin, giginya rapat
rajutannya agak kasar di leher buat yang sensitif | kain tenunnya jangan dijemur terik | oke berarti dua kaos kaki abu ke Malang, satu lagi buat mama | tadi bilangnya harus ada sebelum tamu dateng sabtu
kakak nanya boleh ga bayarnya abis gajian | jadi begitu kardus dibuka mangkuknya udah retak, begitu ya | pengennya model serupa dengan budget lebih kecil | yang nyampe dongker padahal yang dipesan hitam
mau surprise jadi minta dibungkus rapi, paham | di aplikasi tertulis diterima sedangkan ibu belum pegang | soal ongkir kakak keberatan, saya baca | ini buat syukuran rumah baru adik ya
sebut barangnya, tulis alamat, terakhir bilang setuju | tanpa persetujuan kakak ga akan ada order yang terbentuk | nomor order nongol di chat sehabis konfirmasi | berubah pikiran? item di keranjang masih bisa dikeluarin sekarang
sebelum setuju kakak lihat dulu totalnya | duitnya kasih ke abang kurir pas serah terima | dua hal yang saya butuhkan, ukuran sama warnanya | belanjaan lain gabung aja sebelum dikonfirmasi
kayaknya ketuker, pengiriman cuma-cuma itu ga ada | tadi saya nyebut teko yang kecil kak | tampil di katalog bukan berarti disimpankan | karena belum disetujui jadi belum tercatat pesanannya | itu harga satu gelas, bukan selusin
eh saya salah panggil, harusnya bu Ratna | kalimat hari ini sampai itu bukan dari saya ya bu | gambar yang kakak kirim seri tahun lalu, talinya memang beda | met istirahat bu Rosa | dadah kak salam buat mamanya
jaga kesehatan ya semoga harinya lancar | sampai ketemu di chat berikutnya | makasih dah mampir, pamit ya | oke kak selamat malam
`,
}
