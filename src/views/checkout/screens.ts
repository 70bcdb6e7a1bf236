export { CheckoutScreen } from './CheckoutScreen.tsx';
export { PaymentScreen } from './PaymentScreen.tsx';
export { OrderReviewScreen } from './OrderReviewScreen.tsx';
export { WithdrawalScreen } from './WithdrawalScreen.tsx';
