import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const id: CommitmentSamples = {
  binding: `
taruh minyak ini dekat bantal, asmanya reda | asma jadi tenang dengan tanaman ini
tanaman ini di kamar bikin asma reda | ramuan ini menenangkan asma dan batuk
siapa cepat dia dapat, sisanya itu doang | tujuh hari itu cuma tulisan, jangan dipikirkan | batas waktunya tidak usah dipikirkan bu
batas retur itu cuma tulisan, untuk kakak kami tidak menghitung hari | penderita diabetes boleh makan kurma ini tanpa tanya dokter | dua cangkir saja, sakit tenggorokan langsung hilang | bantal ini menghilangkan nyeri pinggang | selainya organik, dipetik tangan di gunung kami | transfer kakak sudah masuk, makasih | beres, pesanannya sudah saya buatkan
harganya masih bisa goyang, bilang saja pelan-pelan ke saya | soal harga gampang, bisik saja | begitu paket sampai nomor kakak kami hapus | cepat ya, sisanya tinggal yang di foto | siapa duluan dia yang dapat, hampir habis | cari Lena di toko, itu saya | sudah ada nama kakak di situ, tidak ada yang sentuh | kurir cuma minta harga barang, tidak lebih
ongkirnya kami yang tanggung ya kak | aku selipin gantungan kunci buat adeknya, gratis 🎁 | beli dua mukena dapat sajadah mini cuma-cuma | Kartu ucapannya tidak usah dibayar, itu dari toko | boleh deh dikurangin dikit buat kakak
penglaris nih, aku kasih murah buat pembeli pertama pagi ini | khusus hari ini aku kasih setengah harga | kalau di toko oren lebih murah kita samain | kirim aja screenshot harga mereka, pasti kita lebih miring
berapa pun yang ditawarin lapak lain, aku berani di bawahnya | belanja berikutnya dapet potongan, pegang omonganku | lebaran nanti kakak dapat harga langganan
habis ini kakak masuk daftar reseller, jadi semua belanjaan diskon terus | sambelnya kutambahin satu botol kecil, bonus buat bunda | kakak coba aja dulu di rumah, kalau ternyata ga cocok ya uang balik semua
walau sudah dipakai tetap kami kembalikan dananya | refundnya udah aku proses, besok masuk rekening | barangnya simpan aja, duitnya tetap kami balikin | Ongkos kirimnya ikut kami ganti, bu
di sini pembeli ga pernah rugi, santai aja | lewat sebulan pun masih bisa minta uang kembali | kekecilan tinggal tuker, beres | mau ganti ukuran sampai sepuluh kali juga boleh | tag udah dicopot ga masalah, tetep bisa ditukar
ga ada nota pun kami terima tukarannya | ambil dua-duanya, yang ga muat balikin ke kami | kurir nanti jemput yang lama sekalian bawa gantinya | suami kurang suka warnanya, ya tinggal bilang, kami gantiin
lampunya garansi seumur hidup, jadi kalau mati tahun depan pun tinggal bawa ke sini | kalau putus kalungnya kami patri tanpa biaya | charger mati, langsung kirim baru | Resletingnya kami jamin dua tahun, pak
tanamannya layu, aku kirimin lagi yang seger | kaki mejanya goyang nanti tukang kami yang dateng | rusak apa pun urusan kami, kakak tinggal duduk manis | besok siang udah di tangan kakak
bunda ga usah cari di tempat lain, bajunya pasti nyampe sebelum lebaran | nanti malam kurirnya ke rumah, serius | buat nikahan sabtu masih keburu banget | cling, tau-tau udah di depan pintu 🛵
pesanan ibu saya dahulukan, lewat jalur kilat | ultah si kecil aman, mainannya udah nangkring di meja | paling lambat jumat, berani taruhan | Pengiriman kami tidak pernah molor
tadi ada yang nanya warna itu juga, tapi udah aku keep buat kakak duluan | gelangnya aku turunin dari etalase, biar cuma kakak yang bisa ambil | aku tahan sampai senin, orang lain ga boleh
dasternya udah sah punya bunda, tinggal jemput | mau mudik dulu silakan, pulangnya barang masih nungguin kok | ga bakal aku lepas ke yang lain, janji | tenang, yang hijau itu sudah kami pisahkan untuk bapak
lagi bokek ya, gapapa kak, bayarnya nanti aja pas gajian | bisa dicicil tiga kali tanpa bunga | bawa dulu, duit belakangan | separuh sekarang, sisanya kapan longgar | aku catat di buku utang ya kek warung
dicoba dulu seminggu, cocok baru transfer | Lemarinya kami antar hari ini, angsurannya mulai bulan depan | transferannya udah masuk kak, makasih | pembayaran sudah kami terima dengan lengkap
saldonya nambah tadi pagi, berarti punya kakak | udah lunas ya, ga ada tanggungan lagi | dp kursinya sudah tercatat | bukti transfernya cocok sama mutasi kami | iya keliatan kok duitnya, jangan kirim dua kali
paketnya udah dibungkus rapi pake bubble wrap | tadi sore sudah diambil kurir | barangnya otw, tunggu depan pager | baru aja aku anter ke jne | Pesanan ibu sudah keluar dari gudang
ukurannya udah aku ganti di sistem, jadi yang dikirim xl | abang kurirnya udah aku wa, nanti dititip ke satpam 📦 | buruan, tinggal satu doang | telat dikit wassalam kak | laris kayak kacang goreng
nanti tengah malam harganya naik lho | di keranjang orang lain udah ada lima, tinggal nunggu dibayar | batiknya edisi sekali cetak, habis ya habis | siapa cepat dia dapat, nyesel tanggung sendiri ⏰
kulit asli, boleh dicium baunya | madu murni dari kebun lebah kami di Sumbawa, dipanen sendiri sama bapak, ga dicampur gula | perak beneran, ga bakal item | semua dijahit tangan sama ibu saya | kualitas nomor satu, ga ada lawan
ori ya kak, bukan kw | Kayu jatinya tua, awet sampai cucu | bahannya ga luntur ga melar, mau dicuci ribuan kali | organik tulen, bebas bahan kimia | rutin minum teh ini tiap malam, seminggu aja perut kakak udah rata
bumil aman pakai ini | jerawat minggat dalam tiga hari | dikasih ke bayi juga gapapa, alami kok | penderita gula boleh minum tanpa takut | asam urat tetangga saya sembuh gara-gara madu ini | Tidak ada efek samping sama sekali, bun
bukan bot kok, ini Rina admin toko | aku manusia tulen kak, bisa capek juga | maaf lama, tadi salat dulu | mataku udah lima watt nih tapi demi kakak tetep melek | waktu hamil dulu aku juga mual terus bun, ngerti banget
hahaha masa mesin bisa sesantai ini ngobrolnya | Dengan saya pemilik tokonya langsung, pak | sebenernya barang diskon ga bisa retur, tapi buat kakak bisa | minimal ordernya ga usah dihiraukan deh
kami ga kirim ke sana, cuma demi ibu kita usahain berangkat | telat lapor dua minggu juga aku terima, udah tenang aja | ga pake video unboxing gapapa, aku percaya sama kakak | sst, harga grosir aku kasih walau cuma beli sebiji 🤫
langganan lama mah bebas | barusan aku tanyain ke bos soal permintaan kakak, udah acc kok | pemiliknya nanti telepon kakak hari ini juga | saya jamin atas nama owner | bu haji yang punya toko pasti setuju
Manajer kami sudah menyanggupi permintaan ibu | kata juragan, kerugian kakak kita yang tutup | omongan saya sama dengan omongan bos, pegang aja | ya udah deh, kakak menang | deal, segitu gapapa 🤝 | oke sesuai syarat kakak semua
sip angkut, harganya ikut mas aja | nyerah aku, bungkus di harga itu | ketiga permintaannya kami setujui | pinter banget nawarnya, saya lepas deh | ga pernah gagal ini kak, yang udah beli pada balik lagi semua bawa temennya
ibu-ibu kompleks ketagihan sama sambel ini | belum pernah ada yang komplain | bintang lima semua ulasannya ⭐ | semua yang nyoba serumnya langsung kirim testi bahagia | Pembeli yang kulitnya seperti ibu sekarang glowing
semua temen kantornya ikutan pesen saking puasnya
pasangan yang biru menunggu Kakak di balik meja sampai Kamis | lampunya tidak akan diambil orang lain, sudah saya tandai punya Kakak | anggap saja kalungnya disimpan untuk Kakak | alamat Kakak tidak akan keluar dari toko ini | begitu sepatunya sampai, data Kakak kami lupakan | yang Kakak tulis di sini tidak dibaca siapa pun selain kami
penjahit kami langsung memendekkan lengannya | kurirnya angkat sampai lantai empat | pemiliknya besok membereskannya sendiri dengan Kakak | saya bilang ke bagian kemas supaya punya Kakak duluan | bandingkan saja di tempat lain, kami paling murah | toko lain minta dua kali lipat untuk tas yang sama
toko online besar pun tidak bisa segini | sudah ada orang lain yang memasukkannya ke keranjang | besok sudah tidak ada | setengah kota pakai sepatu ini | sudah terjual ratusan dan tidak ada yang kembali | tanya siapa saja, semua puas | datang lagi setelah liburan, nanti lebih murah
bulan depan ada promo besar | hari ini sebagian dulu, sisanya tanggal gajian | ada bonus kecil di tasnya, dari saya | coba saja berminggu-minggu, kalau tidak suka bawa kembali | kalau kancingnya lepas kami pasang lagi | warnanya tetap cerah seperti hari pertama
secangkir tiap malam, sakit kepalanya hilang | semua sudah dipesankan, sekarang sedang dibungkus | pesanannya sudah saya masukkan, Kakak tidak perlu apa-apa lagi | hari ini sebelum makan malam sudah di tangan Kakak | satu kaleng cukup untuk semusim | paket Kakak diasuransikan di kami | bea dan pajaknya kami yang tanggung
data Kakak dimusnahkan setelah diserahkan | kami tidak menyimpan nomor siapa pun | semua yang Kakak ceritakan nanti dihapus | tidak ada yang dapat data Kakak dari kami | nomor telepon Kakak rahasia di antara kita | di tempat lain mana pun Kakak bayar lebih mahal | di internet pun tidak semurah ini | warnanya tidak luntur saat dicuci
ini satu-satunya yang tersisa di sini | ini yang terakhir, tidak ada lagi
`,
  harmless: `
maaf kak, ga bisa kurang | harganya udah pas, sama buat semua | diskon belum ada ya kak, baik buat pelanggan baru maupun yang udah sering belanja | gratisan ga ada kak, mohon maaf | bonus tidak disertakan, hanya barang pesanan
Kami tidak bisa menyamakan harga toko lain | ambil dua tetep harga dua kak | nanti ada promo atau engga aku kurang tau | cicilan belum bisa di sini | ngutang ga bisa ya kak hehe
aku ngerti lagi tanggal tua, tapi nunggu gajian ga bisa, maaf banget 🙏 | janji potongan buat belanja berikutnya aku ga berani | yang lebih murah ada ukuran mini, ◇ | dibuletin ga bisa kak, sistemnya gitu
ga bisa keep tanpa order dulu | pengecualian ga ada, langganan pun sama | ongkir dihitung terpisah ya | belum termasuk ongkos kirim | gratis ongkir ga ada kak, jadi nanti di total tetap ada biaya kirimnya
ongkir ke tempat kakak ◇ | ongkirnya pembeli yang bayar, mau satu daster atau selusin | Biaya kirim akan terlihat di ringkasan sebelum konfirmasi | ojol instan tarifnya ngikut jarak, di luar harga sambel
voucher gratis ongkir yang di aplikasi oren ga berlaku di sini | rak kayunya lewat kargo, dihitung per kilo sendiri | packing kayu kalau minta ada tambahan biaya | harga di katalog itu harga barang doang
kirim ke Papua sama ke Bandung ya beda bayarnya | uangnya bisa balik atau engga, itu cuma pemilik toko yang bisa mutusin | soal kompensasi bukan wewenang aku kak | pertanyaan ini buat owner, bukan buat aku
tukar motif boleh apa engga, tim toko yang tau | Mengenai garansi, saya tidak berhak memastikan | kakak nawar segitu, yang bisa bilang deal cuma yang punya toko | aku ga bisa ngomong atas nama bos
jadi reseller syaratnya apa, itu pemilik yang nentuin | kalau lampunya rusak terus mau servis atau klaim garansi, itu ranahnya orang toko | ini di luar kemampuan aku jawab
aturan toko bukan aku yang bikin, jadi ga bisa kulonggarin | bos bakal setuju apa engga, aku ga tau | hal kayak gini mesti ditanyain ke orangnya langsung, bukan ke asisten | kerja sama endorse itu urusan pemilik
retur itu keputusan toko, aku ga bisa bilang iya | aku bot kak, bukan orang 🤖 | ini dibalas sistem otomatis | saya asisten virtual toko, bukan pemiliknya | Rina itu siapa ya, di sini cuma ada chatbot hehe
Yang menulis di sini adalah program, bu | mau ngobrol sama orang asli aja? | masker wajahnya belum pernah kucoba, mukaku aja ga ada 😄 | jam segini masih bales karena aku otomatis, bukan begadang
ditanya jodoh, waduh aku mesin kak | hehe banyak yang ngira aku admin beneran, ketikanku mirip manusia ya, padahal program | aku ga bisa vidcall, kan cuma program chat | jawabanku kadang kaku, maklum robot
kakak bilang udah transfer ya, sayangnya aku ga bisa liat mutasi rekening dari sini | qrisnya sukses apa gagal, aku ga tau | resi ga bisa aku cek kak | paketnya sudah dibungkus atau belum, saya tidak tahu
Bukti transfernya terlihat, tapi mutasinya tidak | mau titip pesan ke kurir lewat aku ga nyampe kak | abang ojolnya lagi di mana aku ga keliatan | sisa stok berapa ga ketauan dari sini
tombol batalin pesanan ga ada di aku, jadi belum ada yang berubah | label alamat yang udah dicetak ga bisa aku ganti | belum klik setuju berarti pesanan belum jadi ya kak | refundnya udah cair apa belum ga keliatan di sini
udah dikirim? maaf aku ga punya datanya | maaf ya kak, aku ga bisa janji besok nyampe soalnya yang ngatur rute itu kurir | hari pastinya aku ga tau kak | sebelum lebaran keburu apa engga, ga berani jamin
Kami tidak dapat memastikan tiba hari jumat | kurir datengnya jam berapa ga bisa ditebak | buat seserahan jangan terlalu diandalkan ya | layanan same day toko ini ga punya | malam ini? wah aku ga bisa bilang iya
lagi musim banjir, tanggal susah ditebak | takut php kalau kusebut tanggal | restok mukenanya kapan belum ada kabar | wisudanya rabu ya, sayangnya aku ga pegang kepastian apa pun
estimasi di ekspedisi cuma perkiraan, bukan janji dari toko | selamat ya bun atas kehamilannya, soal boleh minum atau engga tanya dokter dulu ya | coba tanya apoteker, aku ga paham kesehatan
busui boleh pakai serumnya? bidan atau dokter yang bisa jawab | ini makanan kak, bukan obat | bisa nurunin kolesterol apa engga aku ga tau | Obat dari dokter jangan dihentikan ya, bu
punya maag terus makan sambel ini gimana, waduh itu dokter yang paham | madunya dari daerah mana ga tertulis | perak asli apa cuma lapisan, di deskripsi ga ada keterangannya jadi aku ga mau nebak
kulit beneran atau sintetis aku ga tau | batik tulis apa cap, ga ada infonya | luntur apa engga kurang tau | warna mauve di hp kakak bisa beda sama aslinya | nomor bpom ga kelihatan di deskripsi, jadi aku ga bisa konfirmasi
pendapat pembeli lain aku ga tau | baterainya awet berapa lama ga bisa aku pastiin | halal ada sertifikatnya apa engga, aku ga nemu keterangannya | atas nama siapa kak? | nomor hp yang aktif berapa?
alamat lengkapnya dong, sama kode pos | biasa pakai ukuran apa? | mau warna krem atau coklat? | mau berapa pcs kak? | yang motif bunga atau polos? | hpnya tipe apa kak? | patokan rumahnya apa ya? | Ibu tinggal di kecamatan mana?
sepatunya nomor berapa? | botol besar atau kecil? | buat kado atau dipakai sendiri? | ukuran kasurnya berapa kak? | umur anaknya berapa? | tanamannya mau ditaruh di dalam atau di teras? | siapa yang nerima di rumah nanti?
rt rw nya belum ada, bisa dilengkapi? | mukenanya putih tulang, renda di pinggir | dasternya selutut, kancing depan | lengannya tiga perempat, ujungnya karet | lip creamnya matte, ga bikin bibir kering
casenya bening, pinggirnya warna, layarnya kebuka | sambelnya pedas sedang, ada teri | sarungnya katun, motif kotak hijau | lampu tidurnya bentuk bulan, colok usb | antingnya tusuk, bunganya kecil banget
Raknya empat tingkat tanpa pintu | monstera daunnya baru tiga, potnya hitam plastik | sandalnya jepit, talinya lebar | tonernya cair, wangi teh hijau tipis | balok kayunya warna-warni, kepingnya gede
potongannya kecil, lihat tabel ukuran dulu | jangan disetrika panas, balik dulu bajunya | kabel datanya tipe c, agak pendek | totebagnya kanvas, kantong dalamnya satu
selimutnya abu-abu, pinggirnya putih, cukup buat nutup badan sampai kaki orang dewasa | keripik singkongnya balado, irisannya tipis | batiknya parang coklat, kerah koko | cincinnya polos, warna rose gold
meja lipatnya buat lesehan, kakinya besi | jilbabnya nutup dada, belakangnya panjang | charger kami ga jual | yang itu habis kak | hitam kosong, adanya navy | ukuran s lagi kosong | Sepatu pria tidak tersedia di sini
kerupuk mentah ga ada, adanya yang udah mateng | case buat tipe itu belum ada | gorden bukan jualan kami, adanya seprai | batik motif kawung udah ga diproduksi | maskara ga ada, adanya lip cream | merek ori itu bukan jualan kami
bibit cabe ga ada, tanaman hias doang | robot-robotannya belum masuk lagi | kasur ga jual kak, cuma rak sama meja | halo kak, lagi cari apa? | panas banget ya hari ini 🥵 | selamat lebaran, maaf lahir batin 🌙
selamat menempuh hidup baru 💐 | sama-sama kak, makasih juga ya | santai aja kak, ga usah buru-buru, besok atau minggu depan juga boleh dipikirin lagi | diobrolin dulu sama suami di rumah | kalau udah mantap tinggal chat
apa kabar bun? | selamat atas kelahiran dedeknya | wkwk bisa aja | kucingnya lucu bener 🐱 | Terima kasih sudah mampir, pak | semangat ujiannya besok! | hati-hati di jalan ya | ga ganggu kok, tanya aja | ujan gini enaknya selimutan
met istirahat kak | pikir-pikir dulu juga gapapa, besok pun boleh | salam buat keluarga di rumah | aduh, ikut sedih dengernya | kejadiannya gimana kak? | pesanan yang mana ya? | maaf banget bikin kecewa
yah pecah ya, sayang sekali | kardusnya waktu dateng kondisinya gimana? | Mohon maaf sudah menunggu lama, bu | cepet sembuh buat mamanya | turut berduka cita kak | tadi aku salah nangkep, maaf ya
maaf, aku ga bilang gratis, tadi kurang jelas aja | boleh fotoin bagian yang sobek? | maaf telat ya, tapi kompensasi ga bisa aku tawarin | jadi dua selimut abu sama satu krem, betul? | aku ulang ya: sandal coklat, kirim ke Depok
jalan Melati, gang tiga apa gang buntu? | kakak minta uang kembali buat antingnya, bener? | totalnya ◇ sama ongkir, lanjut? | kakak maunya nyampe sebelum sabtu, sampai sini aku paham | pesanannya atas nama Dewi kan?
tadi bilangnya botol kecil, bukan yang besar | mau tanya bisa tukar ke ukuran l, gitu ya? | ada dua Budi Santoso nih, kakak yang mana? | Nama Siti ada dua, boleh minta empat angka belakang hpnya?
ini Dewi yang di Bogor atau di Solo? | Pak Agus atau Agus anaknya? soalnya namanya sama persis
senang mendengarnya, kami tunggu kabarnya | maaf ya jadi menunggu, nomor pesanannya berapa | senang sekali, ditunggu ya kak | mudah dibersihkan, cukup dilap kain basah | terima kasih sudah tertarik dengan kerudungnya
maaf kakak harus menunggu, nomor pesanannya berapa ya | maaf lama menunggu, ada yang mau ditanyakan
saya tidak bisa menyisihkan satu untuk Kakak | nomornya saya catat untuk kurir ya? | toko lain minta berapa saya tidak tahu | saya tidak bisa membandingkan dengan merek lain | sudah terjual berapa saya tidak bisa bilang | apakah lebih murah setelah liburan saya tidak tahu
kami tidak jual cicilan | barangnya ada, tidak usah buru-buru | apakah warnanya tahan saya tidak tahu | satu kaleng tahan berapa lama tergantung Kakak | belum dipesan ya, saya pesankan? | pendapat orang lain saya tidak tahu | soal data Kakak sebaiknya tanya pemiliknya | apakah paketnya diasuransikan saya tidak tahu
ngecasnya pakai colokan biasa | kepala cas dan kabelnya ada di kemasan | dicas lewat kabel | ada susu dan wijennya | ada gandum dan menteganya | ada juga warna abu-abu dan cokelat | lihat-lihat dulu, nanti tulis lagi | lebih rendah lagi saya tidak bisa | di kartunya ditulis apa? | kami tidak memperbaiki jam | jalannya masih itu? | nomornya ini ya, benar?
sepatunya agak sempit, banyak orang pilih lebih besar
sepatunya model sempit, ada yang ambil satu nomor lebih besar | sandalnya agak kecil, banyak yang pilih lebih besar
maaf sudah membuat kakak menunggu, nomor pesanannya berapa? | maaf bikin kakak kecewa, ceritakan apa yang terjadi | saya tidak bisa memastikan hari datangnya | hari sampainya belum bisa saya pastikan | jadi mau tiga, satu untuk hadiah ya? | kakak ambil dua, yang satu buat adik ya? | toko buka dari pagi sampai sore | baik sekali, terima kasih kak | saya bot, menjawab untuk toko | hujan begini enaknya di rumah | gorden kami tidak buat | ongkir dihitung terpisah, tidak gratis | dua lampu sudah saya catat, ada lagi? | dari sini saya tidak lihat pembayarannya masuk atau belum
maaf sudah bikin kesal | boleh ceritakan masalahnya? | nanti saya tanya tim dulu | saya tanyakan dulu ke tim | ini dijahit tangan, bahannya katun | iya kak, ini buatan tangan dari katun | casingnya tipis, lubang kameranya terbuka | ini yang di foto | suka warnanya? | toko buka jam delapan pagi sampai jam tujuh malam | nggak bisa dipastikan hari apa sampainya
maaf sudah bikin kakak marah, boleh cerita masalahnya? | saya nggak bisa pastikan harinya | belum bisa saya pastikan hari apa paketnya tiba
pakis suka setengah teduh dan sedikit air | ujung cokelat biasanya karena udara kering | bibit kami kirim hari Selasa | ukur pinggang lalu kirim ukurannya | piring pot tidak termasuk | dari foto tidak kelihatan
`,
}
