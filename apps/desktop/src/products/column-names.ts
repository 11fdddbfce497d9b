/** What people call our columns in a file of their own; among it what the form of a product calls them. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  name: [
    ...['product', 'product name', 'title', 'Produkt', 'Produktname', 'Nom', 'Produit', 'Nombre'],
    ...['Producto', 'الاسم', 'المنتج', 'اسم المنتج', 'নাম', 'পণ্য', 'পণ্যের নাম'],
  ],
  description: ['Beschreibung', 'Descripción', 'الوصف', 'বিবরণ'],
  category: ['Kategorie', 'Catégorie', 'Categoría', 'الفئة', 'ক্যাটাগরি'],
  price: [
    ...['unit price', 'selling price', 'Preis', 'Verkaufspreis', 'Prix', 'Prix de vente', 'Precio'],
    ...['Precio de venta', 'السعر', 'سعر البيع', 'দাম', 'মূল্য', 'বিক্রয়মূল্য', 'বিক্রির দাম'],
  ],
  lowestPrice: [
    ...['minimum price', 'min price', 'Niedrigster Preis', 'Prix le plus bas', 'Precio más bajo'],
    ...['أدنى سعر', 'সর্বনিম্ন দাম'],
  ],
  costPrice: [
    ...['cost', 'unit cost', 'purchase price', 'buying price', 'Einkaufspreis', 'Prix de revient'],
    ...['Prix d’achat', 'Precio de costo', 'Costo', 'سعر التكلفة', 'التكلفة', 'কেনা দাম', 'ক্রয়মূল্য'],
  ],
  imageUrl: ['Bild-URL', 'URL de l’image', 'URL de la imagen', 'رابط الصورة', 'ছবির URL'],
  features: ['Merkmale', 'Caractéristiques', 'Características', 'المزايا', 'বৈশিষ্ট্য'],
  stockCount: [
    ...[
      'stock',
      'quantity',
      'qty',
      'pieces',
      'stock quantity',
      'Pieces in stock',
      'Stück auf Lager',
      'Bestand',
    ],
    ...['Quantité en stock', 'Quantité', 'Unidades en inventario', 'Cantidad', 'القطع في المخزون'],
    ...['المخزون', 'الكمية', 'স্টকে কত পিস', 'স্টক', 'পরিমাণ'],
  ],
  lowStock: [
    ...['low stock amount', 'low stock threshold', 'reorder point', 'reorder level'],
    ...['Wenig auf Lager ab', 'Stock bas à partir de', 'Poco inventario desde'],
    ...['المخزون منخفض عند', 'যত পিসে স্টক কম'],
  ],
  sku: ['Artikelnummer', 'Référence (SKU)', 'Referencia (SKU)', 'رمز الصنف (SKU)', 'পণ্য কোড (SKU)'],
}
