export { CheckoutScreen } from './CheckoutScreen.tsx';
export { GuestScreen } from './GuestScreen.tsx';
export { PaymentScreen } from './PaymentScreen.tsx';
export { OrderReviewScreen } from './OrderReviewScreen.tsx';
export { WithdrawalScreen } from './WithdrawalScreen.tsx';
