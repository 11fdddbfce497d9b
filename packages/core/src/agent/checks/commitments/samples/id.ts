import type { CommitmentSamples } from './commitment-samples.ts'

export const id: CommitmentSamples = {
  binding: `
Anda dapat satu lagi gratis. | Ongkir gratis untuk Anda. | Kami tambahkan hadiah di paketnya.
Yang kedua saya kasih cuma-cuma. | Anda tidak perlu bayar ongkos kirim.
Tidak usah bayar apa-apa. | Tidak ada biaya, ini bonus dari toko. | Ongkos kirim kami yang bayar.
Biaya antar ditanggung toko. | Biaya kirimnya saya hapus.
Ada kejutan kecil tanpa biaya tambahan.
Bungkus kado sudah termasuk gratis. | Ambil saja, ini hadiah dari saya.
Kami ganti uang Anda sepenuhnya. | Uang Anda kembali tanpa banyak tanya.
Kalau tidak puas, uang dikembalikan.
Uang Anda aman, kami kembalikan kapan pun diminta.
Bisa dikembalikan kapan saja. | Retur selalu kami terima.
Kembalikan saja walau sudah dibuka atau dipakai.
Boleh tukar berkali-kali. | Kami terima kembali setiap saat.
Kalau tidak pas, kami tukar ukuran lain tanpa biaya.
Ada garansi seumur hidup. | Garansinya lima tahun. | Kami jamin tidak akan rusak.
Saya pastikan awet selamanya. | Kalau rusak, Anda dapat yang baru. | Kami ganti kalau ada masalah.
Kami perbaiki tanpa bayar.
Kalau ada kerusakan kami kirim gantinya.
Kalau warnanya pudar, kami buat yang baru.
Kami tanggung jawab bertahun-tahun. | Tidak akan pernah rusak, saya janji.
Besok sudah Anda terima. | Hari ini juga Anda dapat. | Malam ini tiba. | Sore ini diantar.
Lusa sampai di tempat Anda. | Pengiriman hanya sehari. | Kami antar dalam beberapa jam.
Senin pagi sudah sampai di rumah. | Kami kirim segera hari ini.
Paketnya sampai rumah sebelum siang.
Kurirnya sampai tiga puluh menit lagi.
Sebelum minggu ini habis sudah Anda pegang.
Selasa depan pasti sampai. | Kami antarkan sekarang juga.
Pengiriman kilat, sampai di hari yang sama.
Tinggal satu saja. | Ini barang terakhir, sisa dua. | Hampir habis. | Stoknya tinggal sedikit.
Sebentar lagi habis semua. | Buruan, laku keras. | Banyak orang sedang membelinya.
Ada orang lain yang mau juga, putuskan segera.
Tidak akan restok lagi. | Kesempatan ini tidak datang dua kali. | Promo berakhir hari ini.
Harga ini hanya berlaku sampai tengah malam.
Besok diskonnya selesai, beli sekarang.
Besok harganya naik. | Kesempatan terakhir dengan harga ini. | Hari ini Anda dapat diskon.
Saya kasih harga khusus. | Saya bisa kasih lebih murah. | Kami bisa turunkan harganya sedikit.
Harganya saya potong untuk Anda. | Dengan promo ini Anda hemat banyak.
Bayar lebih sedikit, seikhlasnya saja.
Ambil dua bayar satu. | Setengah harga kalau pesan sekarang. | Deal, boleh dengan harga itu.
Setuju, sesuai permintaan Anda, harga Anda.
Baiklah, saya terima tawaran Anda. | Oke, bayar seperti yang Anda bilang.
Saya simpankan sampai minggu depan.
Sudah dipesankan khusus Anda, orang lain tidak bisa ambil.
Saya telepon balik sore nanti. | Saya janji kami akan lakukan. | Kami beri ganti rugi.
Anda dapat voucher untuk pesanan berikutnya.
Saya orang sungguhan, bukan mesin. | Saya manusia seperti Anda.
Di sini tidak ada robot, yang menulis seorang perempuan.
Ini bukan komputer, saya sendiri yang mengetik dengan tangan.
Anda bicara dengan orang asli. | gratis | cuma-cuma | tanpa biaya | hadiah untuk Anda
sebagai hadiah | bonus | kami yang tanggung | kami yang bayar | dari kami | saya traktir
saya selipkan | saya tambahkan | tidak usah bayar | sepeser pun tidak | tanpa ongkos
tidak saya tagih | saya hapuskan | yang kedua gratis | uang kembali | ganti uang penuh
sampai rupiah terakhir | seluruh jumlahnya | ke rekening Anda | saya kembalikan pembayarannya
kirim balik | kembalikan | bawa kembali | kami ambil kembali | tukar | biar sudah dipakai
walau sudah dicuci | walau sudah dibuka | kapan saja | kapan pun | tanpa ditanya | setelah sebulan
setelah setahun | bertahun-tahun kemudian | garansi | dijamin | seumur hidup
tahan bertahun-tahun | selamanya | tidak pernah rusak | tidak sobek | tidak luntur | kami perbaiki
kami betulkan | kami jahit lagi | kami buatkan lagi | penggantinya | yang baru sebagai ganti
kerusakan apa pun | masalah apa pun | tanggung jawab kami | kami bertanggung jawab | hari ini
besok | malam ini | nanti malam | sore ini | pagi ini | siang ini | lusa | hari Senin
hari Selasa | hari Rabu | hari Kamis | hari Jumat | hari Sabtu | hari Minggu | akhir pekan
sebelum lebaran | dalam satu jam | dalam hitungan menit | dua jam lagi | beberapa hari lagi
minggu depan | segera | langsung | sekarang juga | seketika | di depan pintu | mengetuk pintu
sebelum siang | sebelum tengah malam | tiba | sampai ke Anda | di tangan Anda | berangkat sekarang
sudah di tempat Anda | yang terakhir tersisa | tinggal satu | tinggal sedikit | hampir habis
sebentar lagi habis | tidak akan ada lagi | tidak datang lagi | tidak kembali | cepat | buruan
jangan tunggu | orang lain mau | orang lain melihat | ada yang lain | cepat laku
sebelum kehabisan | selama persediaan ada | banyak yang tanya | promo habis | sampai tengah malam
hanya hari ini | harga naik | kesempatan terakhir | kedaluwarsa | segera berakhir | promonya
waktu terbatas | lebih murah | lebih sedikit uang | harga lebih rendah | diturunkan
saya turunkan | saya kurangi | saya kasih diskon | potongan | harga khusus | harga terbaik
harga lebih baik | bisa nego | khusus buat Anda | setengah harga | murah sekali | hemat
harga teman | deal | setuju dengan harga itu | saya terima tawarannya | terserah Anda | harga Anda
jadi milik Anda | orang sungguhan | manusia | bukan mesin | bukan robot | darah dan daging
seorang perempuan | seorang laki-laki | saya mengetik sendiri | tangan saya | nama saya
saya janji | saya bersumpah | pegang kata-kata saya | pasti sampai | pasti datang
bisa diandalkan | saya telepon | kami telepon | ganti rugi | voucher | sudah dipesankan khusus
saya simpankan | disisihkan
Di sini tidak pakai bot. | Saya karyawan toko. | Bukan chatbot, orang yang menjawab.
Ini yang terakhir di seluruh kota. | Tidak ada di tempat lain. | Ongkirnya hadiah dari kami.
Saya hadiahkan. | Kurirnya datang hari ini.
Menghilangkan nyeri sendi. | Makan ini dan batuk hilang.
Menyembuhkan luka dan penyakit kulit. | Mengobati kanker dan asma.
Berat badan turun, lemak hilang. | Menurunkan tekanan darah dan gula.
Tidak perlu obat lagi. | Rambut tumbuh kembali.
Minyak ini menyembuhkan sakit kepala.
Teh ini mengobati diabetes dan demam.
Krim ini meredakan sakit punggung dan lutut.
Melawan infeksi dan alergi.
Lebih ampuh dari obat dokter.
Membakar lemak perut.
Kulit jadi lebih putih dan rambut rontok berhenti.
Tidak ada efek samping sama sekali. | Dokter menganjurkannya kepada pasien. | Sudah terbukti secara klinis.
Memperkuat daya tahan tubuh. | Aman untuk ibu hamil. | Bengkaknya kempis dalam semalam.
Dua sendok saja, tidur jadi nyenyak lagi. | Menurunkan kolesterol dan gula darah. | Menyembuhkan diabetes dan kanker.
Noda di kulit hilang. | Membersihkan darah dan hati. | Tidak perlu minum pil lagi.
Sakit punggung hilang. | Mencegah pilek sepanjang musim. | Bikin langsing. | Rambut tumbuh lagi.
Bersertifikat organik. | Ada sertifikat halal. | Laboratorium sudah menguji dan hasilnya murni.
Sudah disetujui pemerintah. | Pernah juara nasional. | Ini yang terbaik di seluruh negeri.
Tidak ada yang jual lebih murah. | Kami nomor satu di pasar. | Tidak ada mutu yang lebih bagus di dunia.
Hanya punya kami yang asli, yang lain tiruan. | Seratus persen asli.
Selalu tersedia, siang malam. | Tidak pernah habis. | Beberapa hari lagi barang baru masuk.
Saya sisihkan barang ini atas nama Anda. | Punya Anda menunggu di sini sampai gajian.
Sampai sebelum tamu datang. | Bisa dipakai di pesta nikah. | Tiba tepat sebelum ulang tahun. | Sebelum Lebaran sudah di rumah.
Pulang kerja, kotaknya sudah ada. | Tidur semalam, kurir sudah mengetuk.
Menunggu tidak lebih dari sehari. | Kurir berangkat sekarang juga. | Sudah keluar dari gudang.
Sopir sudah memuatnya. | Sudah dibungkus dan siap berangkat. | Pembelian Anda sudah beres.
Semua sudah saya catat, Anda tinggal tunggu. | Anda tidak menanggung risiko. | Kalau kecewa, tidak usah bayar apa pun.
Yang sudah dibayar kembali ke Anda. | Tidak rugi sepeser pun. | Kami bereskan, apa pun yang terjadi.
Lebih awet dari umur kita. | Cucu Anda masih memakainya nanti. | Warnanya begini terus selamanya.
Dicuci seratus kali tetap seperti baru. | Tidak bisa pecah. | Di dalam kotak ada tambahan kecil.
Botol kedua hadiah dari saya. | Waktu kurir datang dompet tidak perlu dibuka. | Ongkos jalan ke rumah kami yang bayar.
Saya bulatkan ke bawah. | Untuk langganan saya kasih di bawah itu. | Kasih seadanya saja.
Bayar nanti kalau gajian. | Cicil tanpa bunga. | Ambil sekarang, utang dulu. | Sebut nama saya, jadi lebih hemat.
Terserah permintaan Anda, jadi. | Syarat Anda kami terima. | Anggap saja beres. | Saya urus sendiri.
Kami datang dan memasangnya. | Teknisi akan berkunjung. | Manajer menelepon Anda dalam satu jam.
Nanti malam saya tulis lagi. | Saya pastikan Anda mendapatkannya. | Yang menulis di sini keluarga sendiri.
Saya duduk di toko sambil ngopi. | Program mana pun tidak menjawab begini. | Saya adik pemilik toko.
Tetangga semua sudah beli. | Nanti sore tidak ada lagi.
Di sebelah sini tidak ada program, cuma kami sendiri.
Minum tiap hari, punggung jadi muda lagi. | Segelas saja, sakit kepala pergi. | Pakai seminggu, gigi tidak sakit lagi.
Pelanggan kami berhenti minum obat setelah ini. | Dokter meresepkan ini. | Harganya masih ada ruang. | Selasa sudah ada pada Anda. | Tetangga saya sakit bertahun-tahun, sekarang sudah lari.
`,
  harmless: `
Halo, ada yang bisa saya bantu hari ini?
Selamat pagi dan terima kasih pesannya.
Selamat malam, senang mendengar kabar Anda.
Semoga hari Anda menyenangkan! | Apa yang ingin Anda ketahui? | Mau warna apa, merah atau biru?
Perlu berapa buah? | Harganya ◇. | Harga satuannya ◇. | Keduanya jadi ◇. | Ongkos kirimnya ◇.
Totalnya dengan ongkir ◇. | Tidak ada biaya tersembunyi. | Ongkir dihitung terpisah, ◇.
Maaf, kami tidak memberi diskon. | Saya tidak bisa menurunkan harga.
Sayangnya tidak ada yang gratis di sini.
Kami tidak memberi hadiah. | Maaf, itu tidak bisa. | Kami tidak bisa menerima harga itu.
Saya tidak bisa menjanjikan kapan sampainya.
Saya tidak tahu kapan sampai dan tidak mau menebak.
Kami tidak memberi garansi.
Soal retur saya tidak bisa bilang apa-apa.
Saya tidak bisa bilang berapa lama awetnya.
Sudah habis, maaf. | Barangnya ada. | Yang ini tersedia. | Ya, masih ada.
Warna itu sedang kosong. | Ada juga yang lebih murah, mau lihat?
Terbuat dari kayu dan dicat tangan. | Lembut, ringan dan hangat.
Cocok untuk sehari-hari dan malam musim panas.
Bisa dipakai sepanjang tahun.
Menjaga teh tetap panas dan air tetap dingin.
Bahannya nyaman di kulit. | Tanpa gula dan tanpa pewangi. | Ini hadiah yang bagus untuk teman.
Ini hadiah untuk seseorang? | Banyak pelanggan menyukainya. | Sering dibeli untuk pernikahan.
Cocok dengan yang lain.
Tolong tuliskan nama, telepon dan alamat Anda.
Apakah ini alamat Anda? | Tolong dicek apakah semuanya benar. | Mau saya pesankan?
Mau pesan sekarang? | Mau bayar dengan kartu atau tunai? | Silakan dipikirkan.
Silakan, santai saja. | Terima kasih atas kesabarannya. | Terima kasih sudah menunggu.
Maaf Anda menunggu begitu lama. | Maaf atas ketidaknyamanannya. | Boleh tahu nomor pesanannya?
Pesanan Anda sedang dalam perjalanan. | Paketnya sudah diserahkan ke kurir. | Sudah saya catat.
Sudah saya masukkan ke keranjang. | Sudah saya keluarkan dari keranjang.
Jumlahnya saya ubah jadi dua. | Begini cara pengirimannya. | Ini ketentuan pengembaliannya.
Ini jam buka kami. | Nomor telepon kami ada di bawah. | Saya asisten otomatis.
Saya asisten toko, bukan orang. | Senang Anda menyukainya. | Kami tunggu kedatangannya.
Sama-sama. | Sampai jumpa! | Bagus sekali, terima kasih. | Tentu, dengan senang hati.
Saya tidak mau memberi informasi yang salah.
Saya kurang yakin soal itu. | Biasanya pakai ukuran apa? | Seberapa besar kamar Anda?
Perlunya kapan? | Ada tiga warna. | Ini bagian dari koleksi baru kami.
Keduanya disukai, yang ini lebih besar.
Yang terakhir Anda tanyakan lebih besar.
Masing-masing dijahit perempuan yang berbeda, tidak ada dua yang sama.
Tolong kirim fotonya. | Ini gambarnya. | Mau yang lain lagi? | Ada pilihan tertentu?
Mau saya tunjukkan lagi? | Boleh tahu namanya? | Suka motifnya? | Ada pertanyaan lain?
Mau satu botol? | Saya tambahkan ke pesanan? | Saya catat? | Suka yang mana?
Bagaimana menurut Anda? | Warnanya? | Untuk siapa? | Apakah benar? | Sudah benar semua? | Berapa?
Satu atau dua? | Ada lagi? | Bisa bayar begini. | Begini cara bayarnya.
Anda bisa menelepon kami. | Kami ada di sini. | Pelanggan kami sangat suka. | Ini yang di foto.
Kami tidak punya. | Ada dalam dua ukuran. | Pilihan yang bagus. | Ide yang bagus!
Pertanyaan bagus! | Saya mengerti. | Sedang saya lihat. | Sebentar ya.
Terima kasih sudah memberi tahu. | Turut menyesal. | Anda baik sekali. | Ini yang paling disukai.
Sedang tidak ada. | Tidak berbau. | Ada kantongnya. | Dijahit tangan. | Yang lain lebih kecil.
Dua buah jadi ◇.
Dicuci tangan dengan air dingin dan dijemur di tempat teduh. | Cuci dengan air dingin.
Dibuat dengan tangan di bengkel kecil kami. | Tim kami menjahit semuanya dengan tangan.
Tentu saja! | Pasti! | Terima kasih banyak. | Tulis saja kalau perlu sesuatu.
Kalau ada pertanyaan lain, saya di sini. | Saya perlu alamat lengkap dan nomor telepon.
Ukuran kecil untuk anak, yang besar untuk dewasa. | Warnanya tidak berubah saat dicuci.
Mau saya tulis pesanannya? | Silakan dilihat. | Katun yang sangat lembut. | Mau lihat?
Bagus! | Mantap! | Sempurna! | Hebat! | Baik. | Cantik sekali! | Ini hadiah yang disukai para ibu.
Begini pengiriman di kota Anda. | Jaga diri Anda.
Bisa bayar di tempat. | Pengiriman ke seluruh Indonesia ada. | Apa kabar hari ini?
Ukuran bebas untuk semua. | Tanpa gula tidak apa-apa? | Orang toko akan menjelaskan soal retur.
Baiklah. | Dengan senang hati. | Oke. | Hanya satu? | Set tiga buah. | Teh tanpa gula.
Perlu dijawab rekan kami? | Tim kami membungkusnya dengan tangan. | Biarkan saja.
Roknya sampai bawah lutut. | Talinya di bahu. | Krimnya wangi mawar dan tidak lengket.
Kabelnya panjang dan cocok untuk kebanyakan ponsel.
Sepatunya sempit, ambil satu nomor lebih besar. | Rasanya manis dengan sedikit mint.
Tasnya muat laptop dan botol. | Tutupnya rapat. | Layarnya terang dan baterainya besar.
Pisaunya bergagang kayu. | Kami menjual tas, sabuk dan sepatu.
Kami punya baju perempuan dan anak. | Kainnya dari desa di utara.
Warnanya lebih ke hijau daripada biru. | Saya tidak paham pesannya. | Bisa ditulis lagi?
Ada dua pelanggan dengan nama itu. | Jalan apa dan rumah nomor berapa?
Cangkirnya dari tanah liat. | Minyaknya untuk rambut dan kulit. | Ponsel ini punya dua kamera.
Mejanya berkaki tiga. | Panjangnya sampai mata kaki. | Mainan ini untuk anak kecil.
Bukunya tentang laut. | Cincinnya perak dengan batu biru. | Lampunya bertudung bulat.
Tehnya dari pegunungan. | Ditutup dengan ritsleting di samping. | Lebih tipis dari yang lama.
Kalau mau, kami tambahkan yang lain seharga ◇.
Mau tambah yang lain seharga ◇?
Saya tidak bisa bilang apakah membantu penyakit, tanyakan ke dokter. | Ini makanan, bukan obat.
Rasanya enak dengan teh.
Krimnya wangi lembut untuk kulit kering.
Tehnya dari rempah.
Semoga lekas sembuh.
Kami punya dua belas jenis madu. | Sekarang kami menjual tiga barang. | Ada lima produk di toko kami.
Saya tidak bisa bilang apakah ini organik. | Kami tidak punya sertifikat. | Saya tidak tahu apakah sudah diuji laboratorium.
Saya tidak bisa bilang ini yang terbaik. | Silakan tanya dokter Anda. | Ini bukan obat.
Saya tidak tahu apakah boleh untuk ibu hamil. | Kami tidak bisa menyisihkan barang. | Bayar nanti tidak bisa.
Kami tidak menjual dengan utang. | Saya tidak bisa janji sampai sebelum pesta. | Saya program, bukan orang.
Kental dan berwarna emas. | Selendangnya menutupi bahu. | Bantal untuk leher dan punggung.
Tasnya muat dompet dan kunci. | Kemeja untuk anak laki-laki sepuluh tahun.
Bingkai untuk foto atau ijazah. | Lampu untuk meja tidur. | Dijual dalam botol kaca.
Warnanya merah, hijau dan putih. | Untuk pesta banyak yang ambil merah. | Krim untuk tangan.
Mau yang mana? | Saya tambahkan dua. | Alamatnya sudah saya catat. | Maaf, yang itu habis.
Dicuci dengan air dan sabun. | Pesanan belum dibuat. | Saya perlu jawaban ya untuk ringkasannya dulu.
Maksudnya yang besar? | Untuk dewasa dan anak-anak. | Itu ukuran biasa kasur dua orang.
Minyaknya diperas dingin. | Tehnya berisi jahe dan lemon. | Wanginya lembut seperti bunga.
Motifnya kelihatan di kedua sisi. | Toko kami di kota lama. | Dikemas dalam kardus.
Sebentar, saya lihat dulu. | Satu menit ya. | Lengannya panjang sampai pergelangan. | Celananya di atas mata kaki. | Ujungnya jatuh di lutut. | Kerahnya bulat.
Adaptornya untuk colokan pipih. | Kabelnya cocok untuk kebanyakan ponsel. | Earphone warnanya hitam. | Bedaknya matte dan menutup rapi.
Hadiah cantik untuk kakak Anda. | Baris terakhir Anda tidak saya pahami. | Rasanya seperti lada dan sedikit garam. | Sandalnya berhak datar. | Selamat malam, ada yang bisa saya bantu?
Selamat malam, apa kabar? | Selamat malam. | Selamat sore.
Bayar tunai saat barang datang. | Pesanan Anda sudah dikonfirmasi, terima kasih. | Pesanan Anda dikemas dengan hati-hati. | Kami bungkus rapi untuk perjalanan. | Hijau tidak ada, putih ada.
Selasa kami tutup. | Perlu hari apa?
Pilihan bagus untuk hari dingin. | Hangat saat dingin, sejuk saat panas.
Harganya tetap. | Harganya tidak berubah, buatannya bagus. | Maaf membingungkan.
Harganya segitu, tetapi mutunya bagus.
Tulis kepada kami kapan saja. | Lebih baik saya tanya dulu. | Pesanannya tetap seperti itu. | Saya di sini.
`,
}
