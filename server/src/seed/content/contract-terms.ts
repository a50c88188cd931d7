/** The legal information of the sample properties, in the columns of their contract; all of it is invented. The zoo has not filled its own in yet. */
export const legalByCode: Readonly<Record<string, LegalInformation>> = {
  HAIAU: {
    business_name: 'Công ty Cổ phần Hải Âu Trắng',
    tax_code: '0409990001',
    address: '99 đường Võ Nguyên Giáp, phường Ngũ Hành Sơn, Đà Nẵng',
    bank_account_number: '0041000999888',
    account_owner: 'CONG TY CO PHAN HAI AU TRANG',
    bank_bin: '970436',
    branch: 'Đà Nẵng',
    legal_representative: 'Nguyễn Thị Thuỳ Dương',
    signer: 'Nguyễn Thị Thuỳ Dương',
    signer_position: 'Tổng giám đốc',
    commission_basis_points: 1500,
  },
  NGOCLAN: {
    business_name: 'Công ty TNHH Khách sạn Ngọc Lan',
    tax_code: '0109990002',
    address: '18 phố Hàng Trống, phường Hoàn Kiếm, Hà Nội',
    bank_account_number: '12210000999777',
    account_owner: 'CONG TY TNHH KHACH SAN NGOC LAN',
    bank_bin: '970418',
    branch: 'Hà Thành',
    legal_representative: 'Đặng Ngọc Lan',
    signer: 'Đặng Quang Vinh',
    signer_position: 'Giám đốc điều hành',
    commission_basis_points: 1250,
  },
  SAOBIEN: {
    business_name: 'Công ty Cổ phần Nghỉ dưỡng Sao Biển',
    tax_code: '1709990003',
    address: 'Bãi Trường, đặc khu Phú Quốc, An Giang',
    bank_account_number: '19039990003015',
    account_owner: 'CONG TY CO PHAN NGHI DUONG SAO BIEN',
    bank_bin: '970407',
    branch: 'Phú Quốc',
    legal_representative: 'Huỳnh Minh Châu',
    signer: 'Huỳnh Minh Châu',
    signer_position: 'Chủ tịch hội đồng quản trị',
    commission_basis_points: 1800,
  },
  THACMAY: {
    business_name: 'Công ty Cổ phần Giải trí Thác Mây',
    tax_code: '0409990004',
    address: 'Thôn An Sơn, xã Bà Nà, Đà Nẵng',
    bank_account_number: '0041000999666',
    account_owner: 'CONG TY CO PHAN GIAI TRI THAC MAY',
    bank_bin: '970436',
    branch: 'Đà Nẵng',
    legal_representative: 'Trịnh Hoàng Long',
    signer: 'Trịnh Hoàng Long',
    signer_position: 'Giám đốc công viên',
    commission_basis_points: 1200,
  },
  DENLONG: {
    business_name: 'Công ty TNHH Nhà Cổ Đèn Lồng',
    tax_code: '0409990005',
    address: '61 đường Trần Phú, phường Hội An, Đà Nẵng',
    bank_account_number: '0041000999555',
    account_owner: 'CONG TY TNHH NHA CO DEN LONG',
    bank_bin: '970436',
    branch: 'Hội An',
    legal_representative: 'Nguyễn Thị Thuỳ Dương',
    signer: 'Nguyễn Thị Thuỳ Dương',
    signer_position: 'Chủ tịch công ty',
    commission_basis_points: 1350,
  },
  THONGREO: {
    business_name: 'Công ty TNHH Đồi Thông Reo',
    tax_code: '6809990006',
    address: '7 đường Hùng Vương, phường Xuân Hương – Đà Lạt, Lâm Đồng',
    bank_account_number: '12210000999444',
    account_owner: 'CONG TY TNHH DOI THONG REO',
    bank_bin: '970418',
    branch: 'Lâm Đồng',
    legal_representative: 'Nguyễn Thị Thuỳ Dương',
    signer: 'Nguyễn Thị Thuỳ Dương',
    signer_position: 'Giám đốc',
    commission_basis_points: 1600,
  },
}

/** The legal information of a contract, in its columns. */
export type LegalInformation = {
  readonly business_name: string
  readonly tax_code: string
  readonly address: string
  readonly bank_account_number: string
  readonly account_owner: string
  readonly bank_bin: string
  readonly branch: string
  readonly legal_representative: string
  readonly signer: string
  readonly signer_position: string
  readonly commission_basis_points: number
}
